import { againstRows, baseIndex, firstTimedBase, NO_MARGIN, sides, type AgainstRow } from '@goalsquare/engine';
import { instant, integer, number, text } from '../columns.js';
import { readyTable, type ExportColumn, type ExportMatch, type ExportTable, type ReadyTable } from '../table.js';
import { matchesTable } from '../tables/matches.js';

/*
 * Tables for questions across matches in SQL. Their numbers are integers, so that sums are equal in any order
 * and on any number of machines.
 */

interface In<R> {
  readonly of: ExportMatch;
  readonly row: R;
}

const matchId = integer<In<unknown>>('matchId', 'id of the match', ({ of }) => of.match.id, { grows: true });

function* within<R>(of: ExportMatch, rows: Iterable<R>): Iterable<In<R>> {
  for (const row of rows) yield { of, row };
}

const startNames = [undefined, 'onGround', 'bench'] as const;

interface Appearance {
  readonly personId: number;
  readonly side: 0 | 1;
  readonly start: (typeof startNames)[number];
  readonly seconds: number;
}

function secondsOnGround({ match: { intervals, persons } }: ExportMatch): ReadonlyMap<number, number> {
  const { intervalStarts, intervalSeconds, intervalSlots } = intervals;
  const base = baseIndex('secondsOnGround') - firstTimedBase;
  const seconds = new Map<number, number>();
  for (let k = intervalStarts[base] as number; k < (intervalStarts[base + 1] as number); k += 1) {
    const personId = persons[intervalSlots[k] as number] as number;
    seconds.set(personId, (seconds.get(personId) ?? 0) + (intervalSeconds[k] as number));
  }
  return seconds;
}

const appearances: ExportTable<In<Appearance>> = {
  name: 'appearances',
  is: 'one row per player who played in a match',
  rowsOf: (match) => {
    const { persons, squadRows, starts } = match.rows();
    const seconds = secondsOnGround(match);
    return within(
      match,
      Array.from(persons, (personId, row): Appearance => ({
        personId,
        side: (squadRows[row] as number) % 2 === 0 ? 0 : 1,
        start: startNames[starts[row] as number],
        seconds: seconds.get(personId) ?? 0,
      })),
    );
  },
  columns: [
    matchId,
    integer('personId', 'id of the person', ({ row }) => row.personId),
    integer('squadId', 'id of the squad', ({ row, of }) => of.view.header[sides[row.side]].id),
    text('start', 'onGround or bench, if rotations are captured', ({ row }) => row.start),
    integer('secondsOnGround', 'time on the ground', ({ row }) => row.seconds, { unit: 'seconds' }),
  ],
};

interface Period {
  readonly period: number;
  readonly seconds: number;
  readonly secondsAfter: number;
}

function* periodsOf({ match: { periodSeconds, facts } }: ExportMatch): Iterable<Period> {
  for (const [at, seconds] of periodSeconds.entries()) {
    const secondsAfter = periodSeconds.slice(at + 1).reduce((sum, length) => sum + length, 0);
    if (seconds > 0 || (facts.periodStarts[at + 1] as number) > (facts.periodStarts[at] as number))
      yield { period: at + 1, seconds, secondsAfter };
  }
}

const periods: ExportTable<In<Period>> = {
  name: 'periods',
  is: 'one row per period that has started',
  rowsOf: (match) => within(match, periodsOf(match)),
  columns: [
    matchId,
    integer('period', 'period; extra time from 5', ({ row }) => row.period),
    integer('seconds', 'length of the period so far', ({ row }) => row.seconds, { unit: 'seconds' }),
    integer('secondsAfter', 'length of the later periods', ({ row }) => row.secondsAfter, { unit: 'seconds' }),
  ],
};

const against: ExportTable<In<AgainstRow>> = {
  name: 'against',
  is: 'one row per act and recorded opponent',
  rowsOf: (match) => within(match, againstRows(match.match)),
  columns: [
    matchId,
    integer('fact', 'number of the act in its match', ({ row }) => row.fact, { grows: true }),
    integer('opponentId', 'id of the opponent', ({ row }) => row.opponentId),
  ],
};

/** Additional columns of `matches` that questions in SQL read. */
const questionColumns: readonly ExportColumn<ExportMatch>[] = [
  text('phaseCode', 'code of the phase', ({ view }) => view.header.phase.code),
  instant(
    'start',
    'start, which orders the matches; if only the local time is known, it is read as eastern Australian time',
    ({ rows }) => {
      const [start = Infinity] = rows().matches.starts;
      return start === Infinity ? undefined : new Date(start).toISOString();
    },
  ),
  integer(
    'lacks',
    'bit mask of the features that the source does not capture; empty before the match starts',
    ({ rows }) => rows().matches.lacks[0],
  ),
  integer(
    'homeMargin',
    'final margin of the home squad',
    ({ rows }) => {
      const [margin = NO_MARGIN] = rows().margins;
      return margin === NO_MARGIN ? undefined : margin;
    },
    { unit: 'points' },
  ),
  number('tolerance', 'half the resolution of locations', ({ view }) => (view.header.resolutionMetres ?? 0) / 2, {
    unit: 'metres',
  }),
];

/** Returns the `matches` table with the columns that questions in SQL read. */
export const matchesWithQuestions = (): ReadyTable =>
  readyTable({ ...matchesTable, columns: [...matchesTable.columns, ...questionColumns] });

/** The tables for questions in SQL whose rows are not sorted by base, by table name. */
export const questionTables = {
  appearances: () => readyTable(appearances),
  periods: () => readyTable(periods),
  against: () => readyTable(against),
} as const satisfies Readonly<Record<string, () => ReadyTable>>;
