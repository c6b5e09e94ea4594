import { expect } from 'chai';
import {
  AcrossFold,
  metricCodes,
  metricOf,
  planOf,
  selectMatches,
  type MetricCode,
  type SeasonColumns,
  type StatisticsQuery,
} from '../../../../src/index.js';
import { basesOfSum, bundlesOf } from '../../../../src/query/across/season/plan-bundles.js';
import { columnsOf, arbitrarySeason } from '../../../support/arbitrary-season.js';
import fc from 'fast-check';

const players = metricCodes.filter((code) => metricOf(code).formula.player !== undefined);
const someCodes = fc.subarray([...players], { minLength: 1, maxLength: 12 });

describe('bundles of the bases of a plan', () => {
  it('have every base that the plan reads, once', () => {
    fc.assert(
      fc.property(someCodes, (codes) => {
        const plan = planOf('player', codes);
        const { bases, bundles, bundleOf } = bundlesOf(plan);
        expect([...bases].sort((a, b) => a - b)).to.deep.equal([...plan.counted, ...plan.summed, ...plan.timed]);
        for (const [bundle, of] of bundles.entries()) for (const base of of) expect(bundleOf[base]).to.equal(bundle);
      }),
    );
  });

  it('have the same weight in each sum, and each sum adds a bundle once', () => {
    fc.assert(
      fc.property(someCodes, (codes) => {
        const plan = planOf('player', codes);
        const { bundles, termBundles, equalTo } = bundlesOf(plan);
        for (let sum = 0; sum < plan.termStarts.length - 1; sum += 1) {
          const weights = basesOfSum(plan, sum);
          for (const of of bundles) expect(new Set(Array.from(of, (base) => weights.get(base))).size).to.equal(1);
          const added = [...termBundles.subarray(plan.termStarts[sum], plan.termStarts[sum + 1])].filter((n) => n >= 0);
          expect(new Set(added).size).to.equal(added.length);
          const bundle = equalTo[sum] ?? -1;
          if (bundle < 0) continue;
          const ofBundle = Array.from(bundles[bundle] ?? [], (base) => [base, 1] as const);
          expect(new Map(ofBundle)).to.deep.equal(weights);
        }
      }),
    );
  });

  it('of ten common metrics are less than half as many as their bases', () => {
    const codes: readonly MetricCode[] = ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'KICK', 'HANDBALL', 'MARK', 'TACKLE'];
    const { bases, bundles } = bundlesOf(planOf('player', codes));
    expect(bundles.length * 2).to.be.lessThan(bases.length);
  });
});

describe('bundles that a season keeps', () => {
  it('give the same answers whatever was asked before', function () {
    this.timeout(60_000);
    const [season] = fc.sample(arbitrarySeason({ seasonId: 1, matches: 3 }), { numRuns: 1, seed: 7 });
    if (season === undefined) throw new Error('no season was made');
    const columns = columnsOf(season);
    const several = players.filter((code) => bundlesOf(planOf('player', [code])).bundles.some((of) => of.length > 1));
    expect(several.length).to.be.greaterThan(24);
    const answer = (code: MetricCode, by: 'person' | 'squad', from: SeasonColumns): readonly string[] => {
      const query: StatisticsQuery = { level: 'player', matches: {}, acts: {}, codes: [code], by: [by] };
      const fold = new AcrossFold(query, selectMatches(query, [from]));
      fold.addTotals(0, from);
      const { rows, keys, value } = fold.result();
      return Array.from({ length: rows }, (_, row) => `${keys[by]?.[row] ?? ''}: ${value(0, 0, row) ?? ''}`);
    };
    const ask = (code: MetricCode, by: 'person' | 'squad'): void => {
      expect(answer(code, by, columns), code).to.deep.equal(answer(code, by, columnsOf(season)));
    };
    for (const code of several) ask(code, 'person');
    for (const code of several) ask(code, 'squad');
    for (const code of several.toReversed()) ask(code, 'person');
  });
});
