import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'chai';
import {
  GrowingMatch,
  LogState,
  openMatch,
  planOf,
  squadStatistics,
  type Entry,
  type Match,
  type MatchHeader,
  type MatchLog,
  type StatusCode,
  type Transaction,
  type TransactionCode,
} from '../../src/index.js';
import { factBlock } from '../../src/columns/fact-block.js';
import { factPlaceColumns } from '../../src/columns/fact-places.js';
import { factColumns, type FactColumns } from '../../src/columns/facts.js';
import { intervalBlock, intervalColumns, type IntervalColumns } from '../../src/columns/intervals.js';
import { settingOf } from '../../src/columns/transactions.js';
import { rowsOf } from '../../src/timeline/row.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { resolvedAgain } from '../support/oracle.js';
import { logOf } from '../support/play.js';

const [header, ...entries] = readFileSync(new URL('../../../data/sample/202601001.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown) as [MatchHeader, ...Entry[]];

interface Columns {
  readonly facts: FactColumns;
  readonly intervals: IntervalColumns;
}

/** The facts and intervals of a match, extracted in one step. */
function columnsInOneGo(match: Match): Columns {
  const { header: read, transactions } = match.details();
  const rows = rowsOf(transactions);
  const { contributions, intervals } = resolvedAgain(match);
  const block = factBlock(contributions, (at) => ({
    period: rows[at]?.period ?? 0,
    seconds: rows[at]?.seconds ?? 0,
  }));
  return {
    facts: factColumns(block, match.persons.length + 2, factPlaceColumns(block, transactions, settingOf(read))),
    intervals: intervalColumns(intervalBlock(intervals)),
  };
}

const columnsOf = ({ facts, intervals }: Match): Columns => ({ facts, intervals });

/** A change of a log: at one of its places, of one of the transactions before. */
interface Edit {
  readonly at: number;
  readonly which: number;
  readonly is: 'move' | 'recode' | 'unplace' | 'remove' | 'repeat' | 'status' | 'turn';
  readonly by: number;
}

const codes: readonly TransactionCode[] = ['CEBO', 'BAUP', 'BUCA', 'GOAL', 'KKEF', 'HBGE', 'MAUN', 'TACK', 'ROIN'];

const edits = fc.array(
  fc.record<Edit>({
    at: fc.nat({ max: entries.length }),
    which: fc.nat(),
    by: fc.integer({ min: -400, max: 400 }),
    is: fc.constantFrom('move', 'move', 'recode', 'recode', 'unplace', 'remove', 'remove', 'repeat', 'status', 'turn'),
  }),
  { maxLength: 12 },
);

function entryOf({ is, by, which }: Edit, standing: readonly Transaction[], status: StatusCode): Entry | undefined {
  const chosen = standing[which % Math.max(1, standing.length)];
  if (is === 'turn')
    return {
      kind: 'correction',
      set: by > 0 ? { homeFirstDirection: by % 2 === 0 ? 'Left' : 'Right' } : { attendance: -by },
    };
  if (chosen === undefined) return undefined;
  const { id, sequence, period, periodSeconds } = chosen;
  const named = { id, ...(sequence !== undefined && { sequence }) };
  switch (is) {
    case 'move':
      return { kind: 'amendment', ...named, set: { periodSeconds: Math.max(0, periodSeconds + by) } };
    case 'recode':
      return {
        kind: 'amendment',
        ...named,
        set: { code: codes[Math.abs(by) % codes.length] as TransactionCode },
        unset: ['wonBy', ...(by % 2 === 0 ? (['side', 'personId'] as const) : [])],
      };
    case 'unplace':
      return { kind: 'amendment', ...named, set: {}, unset: ['x', 'y'] };
    case 'remove':
      return { kind: 'removal', ...named };
    case 'repeat':
      return { ...chosen, id: 1_000_000 + (which % 1_000_000), periodSeconds: Math.max(0, periodSeconds + by) };
    case 'status':
      return { kind: 'status', code: status, period, periodSeconds: Math.max(0, periodSeconds + by) };
  }
}

/** The sample with changes in between: those that are valid at that point. */
function edited(changes: readonly Edit[]): MatchLog {
  const state = LogState.begin(header);
  const made: Entry[] = [];
  const take = (entry: Entry | undefined): void => {
    if (entry !== undefined && state.add(entry).length === 0) made.push(entry);
  };
  for (let at = 0; at <= entries.length; at += 1) {
    for (const change of changes) if (change.at === at) take(entryOf(change, [...state.transactions], state.status));
    take(entries[at]);
  }
  return { header, entries: made };
}

describe('an incremental match', () => {
  it('extracts the same stretch by stretch as at once', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 400 }), (log) => {
        const match = openMatch(log);
        expect(columnsOf(match)).to.deep.equal(columnsInOneGo(match));
      }),
      { numRuns: 40 },
    );
  });

  it('extracts a quarter without transactions between two others as at once', () => {
    const lines = (period: number) =>
      Array.from({ length: 60 }, (_, n) => `${period}:${n * 10} - CEBO ${n % 2 === 0 ? 0 : 60},0`);
    const match = openMatch(logOf([...lines(1), ...lines(3), ...lines(4)].join('\n')));
    expect(columnsOf(match)).to.deep.equal(columnsInOneGo(match));
    expect(
      squadStatistics(match, planOf('squad', ['TIME_REMAINING_PCT']), { periods: [2] }).table.value(0, 0),
    ).to.equal(0);
  });

  it('is the same match however the log grows, with any late changes', () => {
    fc.assert(
      fc.property(
        edits,
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 4 }),
        (changes, steps) => {
          const log = edited(changes);
          const growing = GrowingMatch.of({ header, entries: [] });
          for (let n = 0; growing.revision < log.entries.length; n += 1) {
            growing.append(log.entries.slice(growing.revision, growing.revision + (steps[n % steps.length] ?? 1)));
            const match = growing.match();
            expect(columnsOf(match)).to.deep.equal(columnsInOneGo(match));
          }
          const [{ details, ...grown }, { details: textsOpened, ...opened }] = [growing.match(), openMatch(log)];
          expect(grown).to.deep.equal(opened);
          expect(details()).to.deep.equal(textsOpened());
        },
      ),
      { numRuns: 10 },
    );
  });

  it('is the same match entry by entry', () => {
    const growing = GrowingMatch.of({ header, entries: [] });
    entries.forEach((entry, at) => {
      growing.append([entry]);
      const match = growing.match();
      if (at % 97 === 0) expect(columnsOf(match)).to.deep.equal(columnsInOneGo(match));
    });
    expect(columnsOf(growing.match())).to.deep.equal(columnsOf(openMatch({ header, entries })));
  });
});
