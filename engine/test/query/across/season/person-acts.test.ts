import { expect } from 'chai';
import {
  AcrossFold,
  planOf,
  selectMatches,
  type AcrossTable,
  type ActFilter,
  type Dimension,
  type StatisticsQuery,
} from '../../../../src/index.js';
import {
  bytesOfPersonActs,
  PERSON_CLASSES,
  personActsOf,
  type PersonActs,
} from '../../../../src/query/across/season/person-acts.js';
import { CELLS, CLASSES, FIRST_SUMMED, type SeasonActs } from '../../../../src/query/across/season/season-acts.js';
import { columnsOf, arbitrarySeason } from '../../../support/arbitrary-season.js';
import fc from 'fast-check';

function sumsOf(acts: SeasonActs, runStarts: Int32Array): PersonActs {
  const steps = personActsOf(acts, runStarts);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The contributions of one summed base in its first class: rows, and an amount of each. */
function actsOf(rows: readonly number[], amounts: readonly number[]): SeasonActs {
  const starts = new Int32Array(CELLS + 1).fill(rows.length, FIRST_SUMMED + 1);
  return {
    starts,
    rows: Uint16Array.from(rows),
    lefts: new Int16Array(rows.length),
    amounts: Int16Array.from(amounts),
    seconds: [],
  };
}

/** The sums of a class of the first summed base: pairs of a person and a sum. */
function pairsOf({ starts, keys, sums }: PersonActs, of: number): readonly (readonly [number, number])[] {
  const cell = (FIRST_SUMMED / CLASSES) * PERSON_CLASSES + of;
  return Array.from(keys.subarray(starts[cell], starts[cell + 1]), (person, n) => [
    person,
    sums[(starts[cell] ?? 0) + n] ?? NaN,
  ]);
}

describe('sums of the acts of each person', () => {
  it('have one sum of all rows of a person, and none that is 0', () => {
    const acts = sumsOf(actsOf([3, 0, 1, 0, 2], [5, 1, 2, 3, -5]), Int32Array.of(0, 2, 4));
    expect(pairsOf(acts, 0)).to.deep.equal([[0, 6]]);
    expect(acts.starts.at(-1)).to.equal(acts.sums.length);
  });

  it('are in parts where they exceed 16 bits', () => {
    const rows = [0, 1, 0, 1, 0, 1];
    const acts = sumsOf(actsOf(rows, [32_767, -32_768, 32_767, -32_768, 9, -9]), Int32Array.of(0, 1, 2));
    expect(pairsOf(acts, 0)).to.deep.equal([
      [0, 32_767],
      [0, 32_767],
      [0, 9],
      [1, -32_768],
      [1, -32_768],
      [1, -9],
    ]);
  });

  it('are empty without acts', () => {
    const acts = sumsOf(actsOf([], []), Int32Array.of(0));
    expect([acts.keys.length, acts.sums.length]).to.deep.equal([0, 0]);
    expect(bytesOfPersonActs(acts)).to.equal(acts.starts.byteLength);
  });

  it('answer as the contributions of single rows do, which persons by season read', () => {
    const { codes } = planOf('player', ['KICK', 'MARK', 'METRES_GAINED', 'DISPOSAL_EFFICIENCY', 'PRESSURE_POINTS']);
    const filters: readonly ActFilter[] = [
      { periods: [1, 3] },
      { zones: ['MID'] },
      { periods: [2, 3, 4], zones: ['D50', 'F50'] },
      { scoreStates: ['leading', 'level'] },
      { scoreStates: ['trailing'], periods: [2] },
    ];
    fc.assert(
      fc.property(arbitrarySeason({ seasonId: 1, matches: 4 }), fc.constantFrom(...filters), (season, acts) => {
        const columns = columnsOf(season);
        const table = (by: readonly Dimension[]): AcrossTable => {
          const query: StatisticsQuery = { level: 'player', matches: {}, acts, by, codes };
          const fold = new AcrossFold(query, selectMatches(query, [columns, columns]));
          fold.addTotals(0, columns);
          fold.addTotals(1, columns);
          return fold.result();
        };
        const read = (of: AcrossTable): unknown =>
          Array.from({ length: of.rows }, (_, row) => [
            of.keys.person?.[row],
            of.matches[row],
            of.seconds[row],
            ...codes.map((__, n) => of.value(n, 0, row)),
          ]);
        expect(read(table(['person']))).to.deep.equal(read(table(['person', 'season'])));
      }),
      { numRuns: 40 },
    );
  });
});
