import { expect } from 'chai';
import fc from 'fast-check';
import {
  actDimensions,
  actParts,
  bases,
  dividesTime,
  firstTimedBase,
  matchViewOf,
  metricCodes,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  scoreStates,
  type ActDimension,
  type ActFilter,
  type Match,
  type Plan,
} from '../../../src/index.js';
import { arbitraryActs, arbitraryFilter } from '../../support/arbitrary-filter.js';
import { arbitraryLog } from '../../support/arbitrary-log.js';
import { additivePlan } from '../../support/plan-values.js';
import { matchOf } from '../../support/play.js';
import { totalsByPart, type PartTotals } from '../../support/totals-by-part.js';

const runs = { numRuns: 25 };
const divisions: fc.Arbitrary<readonly [ActDimension] | readonly [ActDimension, ActDimension]> = fc.oneof(
  fc.constantFrom(...actDimensions).map((dimension) => [dimension] as const),
  fc
    .uniqueArray(fc.constantFrom(...actDimensions), { minLength: 2, maxLength: 2 })
    .map(([one, other]) => [one, other] as readonly [ActDimension, ActDimension]),
);

/** The sum of all parts, by base and column. */
function sumsOf({ rows, rowColumns, bases: read, values }: PartTotals): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [b, base] of read.entries())
    for (let row = 0; row < rows; row += 1) {
      const key = `${bases[base]?.code ?? ''} ${rowColumns[row] ?? ''}`;
      sums.set(key, (sums.get(key) ?? 0) + (values[b * rows + row] ?? NaN));
    }
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** The bases that a plan reads without the dimension: those of one part that is the whole match. */
function wholeOf(match: Match, plan: Plan, filter: ActFilter, dividesTimeToo: boolean): ReadonlyMap<string, number> {
  const ofFact = new Int32Array(match.facts.keys.length);
  const everything = [[0, 2 ** 30]] as const;
  const spans = [{ windowed: [everything, everything], whole: [everything, everything] }] as const;
  const parts = { dimensions: [], count: 1, ofFact, keys: [], spans: dividesTimeToo ? spans : undefined };
  return sumsOf(totalsByPart(match, plan, parts, filter));
}

for (const level of ['player', 'squad'] as const) {
  const plan = planOf(level, metricCodes);

  describe(`parts of the acts of a match, by ${level}`, () => {
    it('add up to the value without them, but for acts without a receiver', () => {
      fc.assert(
        fc.property(
          arbitraryLog(),
          divisions,
          arbitraryFilter,
          arbitraryActs,
          fc.integer({ min: 2, max: 40 }),
          (log, dimensions, time, acts, metres) => {
            fc.pre(!dimensions.includes('receiver'));
            const match = openMatch(log);
            const filter = { ...time, ...acts };
            const totals = totalsByPart(match, plan, actParts(match, dimensions, metres), filter);
            const hasTime = dimensions.every((dimension) => dividesTime[dimension]);
            expect(sumsOf(totals)).to.deep.equal(wholeOf(match, plan, filter, hasTime));
          },
        ),
        runs,
      );
    });

    it('are those of the filter that selects the same acts', () => {
      fc.assert(
        fc.property(arbitraryLog(), arbitraryFilter, (log, filter) => {
          const match = openMatch(log);
          const parts = actParts(match, ['scoreState']);
          const totals = totalsByPart(match, plan, parts, filter);
          for (const [state, name] of scoreStates.entries()) {
            const part = parts.keys[0]?.indexOf(state) ?? -1;
            const rows = [...totals.rowParts.keys()].filter((row) => totals.rowParts[row] === part);
            const ofPart = {
              ...totals,
              rows: rows.length,
              rowColumns: Uint8Array.from(rows, (row) => totals.rowColumns[row] ?? NaN),
              values: Int32Array.from(
                totals.bases.flatMap((_, b) => rows.map((row) => totals.values[b * totals.rows + row] ?? NaN)),
              ),
            };
            expect(sumsOf(ofPart), name).to.deep.equal(wholeOf(match, plan, { ...filter, scoreStates: [name] }, true));
          }
        }),
        runs,
      );
    });
  });
}

describe('the sum of all parts', () => {
  it('is, metric by metric, the result without parts', () => {
    const plan = additivePlan('player');
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, arbitraryActs, (log, time, acts) => {
        const match = openMatch(log);
        const { team: _team, ...filter } = { ...time, ...acts };
        const sums = sumsOf(totalsByPart(match, plan, actParts(match, ['period', 'scoreState']), filter));
        const { table } = playerStatistics(match, plan, filter);
        for (const [n, code] of plan.codes.entries()) {
          const formula = metricOf(code).formula.player;
          if (formula?.is !== 'linear' || !table.supplies(n)) continue;
          for (let column = 0; column < table.columns; column += 1) {
            const sum = [...formula.weights].reduce(
              (all, [base, weight]) => all + weight * (sums.get(`${base} ${column}`) ?? 0),
              0,
            );
            expect(sum / formula.divisor, code).to.equal(table.value(n, column));
          }
        }
      }),
      runs,
    );
  });
});

describe('receivers', () => {
  it('have the disposals and kick-ins whose next touch is theirs', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const { rows } = matchViewOf(match);
        const isTouch = (is: string): boolean => is !== 'act' && is !== 'rotation';
        const received = rows.filter((row) => {
          if (row.play.is !== 'disposal') return false;
          const next = rows.slice(row.at + 1).find(({ play }) => isTouch(play.is));
          return (
            next?.period === row.period &&
            next.side === row.side &&
            next.slot !== row.slot &&
            ['possession', 'disposal', 'carry'].includes(next.play.is)
          );
        });
        const totals = totalsByPart(match, planOf('player', ['DISPOSAL']), actParts(match, ['receiver']));
        expect(totals.values.reduce((sum, value) => sum + value, 0)).to.equal(received.length);
      }),
      runs,
    );
  });

  it('say who kicks to whom, from which part of the ground', () => {
    const match = matchOf(`
      1:00 -  CEBO 0,0
      1:04 h1 HBGE 0,0
      1:05 h1 KKEF 0,0
      1:09 h2 MAUN 35,0
      1:15 h2 KKEF 35,0
      1:19 h1 MAUN 62,10
      1:24 h1 KKIN 62,10
      1:26 a3 GATH 70,0
      1:29 a3 HBEF 70,0
      1:30 a4 HBRE 68,0`);
    const parts = actParts(match, ['receiver', 'square'], 40);
    const totals = totalsByPart(match, planOf('player', ['KICK', 'HANDBALL']), parts);
    const network = Array.from({ length: totals.rows }, (_, row) => {
      const part = totals.rowParts[row] ?? -1;
      return [match.persons[totals.rowColumns[row] ?? -1], parts.keys[0]?.[part], parts.keys[1]?.[part]];
    });
    expect(network).to.deep.equal([
      [102, 101, 10],
      [101, 102, 10],
      [203, 204, 8],
    ]);
  });
});

describe('expected points of shots', () => {
  it('add up over cells, as they are sums of the shots', () => {
    const codes = ['POINTS_EXPECTED', 'SHOT_AT_GOAL'] as const;
    const plan = planOf('player', codes);
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const totals = totalsByPart(match, plan, actParts(match, ['hex'], 5));
        expect(totals.bases.every((base) => base < firstTimedBase)).to.equal(true);
        expect(sumsOf(totals)).to.deep.equal(wholeOf(match, plan, {}, false));
        const { table } = playerStatistics(match, plan, {
          area: { of: 'begin', unit: 'metres', is: 'goal', toDistance: 300 },
        });
        const { table: all } = playerStatistics(match, plan);
        for (const n of plan.codes.keys())
          for (let column = 0; column < table.columns; column += 1)
            expect(table.value(n, column)).to.equal(all.value(n, column));
      }),
      runs,
    );
  });
});
