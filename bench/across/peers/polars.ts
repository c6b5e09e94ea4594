import pl from 'nodejs-polars';
import { BASES, type Captured } from '../captured.js';
import { personKeys, type AcrossPeer, type PeerData } from '../peer.js';
import type { AcrossQuestion } from '../questions.js';
import { answerFrom, type ResultColumns } from '../rows.js';
import { statementOf, type Statement } from '../sql.js';
import { SEASON_STEP } from '../world.js';

type Frame = pl.DataFrame;

const steps = ({ seasons }: PeerData): readonly number[] =>
  Array.from({ length: seasons }, (_, season) => season * SEASON_STEP);

function totalsFrame(data: PeerData): Frame {
  const { appearances, captured } = data;
  const rowOf = new Map(appearances.map(({ match, person }, row) => [`${match} ${person}`, row]));
  const totals = Array.from({ length: BASES }, () => new Int32Array(appearances.length));
  for (const { match, bases, persons, amounts } of captured)
    bases.forEach((base, n) => {
      const column = totals[base];
      const row = rowOf.get(`${match} ${persons[n] ?? 0}`);
      if (column !== undefined && row !== undefined) column[row] = (column[row] as number) + (amounts[n] as number);
    });
  const repeated = (values: ArrayLike<number>, step = 0): number[] =>
    steps(data).flatMap((by) => Array.from(values, (value) => value + by * step));
  const column = (name: string, values: readonly number[], step = 0) =>
    pl.Series(name, repeated(values, step), pl.Int32);
  return pl.DataFrame([
    column(
      'match',
      appearances.map((of) => of.match),
      1,
    ),
    column(
      'person',
      appearances.map((of) => of.person),
    ),
    column(
      'opponent',
      appearances.map((of) => of.opponent),
    ),
    ...totals.map((values, base) => pl.Series(`b${base}`, repeated(values), pl.Int32)),
  ]);
}

const joined = (captured: readonly Captured[], of: (match: Captured) => ArrayLike<number>): number[] =>
  captured.flatMap((match) => Array.from(of(match)));

/** Returns the acts of one season. */
function actsFrame({ captured }: PeerData): Frame {
  return pl.DataFrame([
    pl.Series(
      'person',
      joined(captured, (of) => of.persons),
      pl.Int32,
    ),
    pl.Series(
      'base',
      joined(captured, (of) => of.bases),
      pl.UInt16,
    ),
    pl.Series(
      'amount',
      joined(captured, (of) => of.amounts),
      pl.Int32,
    ),
    pl.Series(
      'period',
      joined(captured, (of) => of.periods),
      pl.UInt8,
    ),
    pl.Series(
      'zone',
      joined(captured, (of) => of.zones),
      pl.UInt8,
    ),
    pl.Series(
      'remaining',
      joined(captured, (of) => of.remaining),
      pl.Int32,
    ),
    pl.Series(
      'state',
      joined(captured, (of) => of.states),
      pl.UInt8,
    ),
  ]);
}

const anyOf = (column: string, values: readonly number[]): pl.Expr =>
  values.map((value) => pl.col(column).eq(value)).reduce((all, each) => all.or(each));

/**
 * Returns a question's filter as an expression. **Empty**: `undefined` if the bench does not ask polars the question.
 */
function filterOf({ query: { acts, by = [] } }: AcrossQuestion): pl.Expr | undefined {
  if (acts.area !== undefined || by.includes('receiver')) return undefined;
  if (acts.lastXSeconds !== undefined) return pl.col('remaining').ltEq(acts.lastXSeconds);
  if (acts.scoreStates !== undefined) return pl.col('state').eq(2);
  if (acts.periods !== undefined) return anyOf('period', acts.periods).and(anyOf('zone', [4, 3, 2]));
  return undefined;
}

const columnsOf = (frame: Frame, names: readonly string[]): ResultColumns =>
  names.map((name) => frame.getColumn(name).toTypedArray() as ArrayLike<number>);

function ofTotals(
  frame: Frame,
  { query: { by = ['person'], matches } }: AcrossQuestion,
  { bases }: Statement,
): ResultColumns {
  const sums = bases.map((base) => pl.col(`b${base}`).sum());
  const of = matches.personIds?.[0];
  const rows = of === undefined ? frame.lazy() : frame.lazy().filter(pl.col('person').eq(of));
  const grouped = rows
    .groupBy([...by])
    .agg(pl.col('b0').count().cast(pl.Int32).alias('matches'), ...sums)
    .collectSync();
  return columnsOf(grouped, [...by, 'matches', ...bases.map((base) => `b${base}`)]);
}

/**
 * Opens nodejs-polars with a frame of player-matches and lazy queries. With one season, it also has a frame of acts.
 */
export function openPolars(data: PeerData): AcrossPeer {
  const totals = totalsFrame(data);
  const acts = data.seasons === 1 ? actsFrame(data) : undefined;
  const persons = personKeys(data);
  const statements = { sum: (expression: string) => expression, greatest: 'max' };
  return {
    prepare: (question) => {
      const statement = statementOf(question, statements);
      const isLast = question.query.matches.last !== undefined;
      if (statement.is === 'wide' && !isLast)
        return Promise.resolve(() => answerFrom(question, statement, ofTotals(totals, question, statement), persons));
      const filter = filterOf(question);
      if (statement.is !== 'long' || acts === undefined || filter === undefined) return Promise.resolve(undefined);
      const isRead = pl.col('base').isIn([...statement.bases]);
      return Promise.resolve(() => {
        const sums = acts
          .lazy()
          .filter(filter.and(isRead))
          .groupBy(['person', 'base'])
          .agg(pl.col('amount').sum())
          .collectSync();
        return answerFrom(question, statement, columnsOf(sums, ['person', 'base', 'amount']), persons);
      });
    },
    close: () => undefined,
  };
}
