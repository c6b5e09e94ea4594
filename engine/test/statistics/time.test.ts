import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'chai';
import {
  explain,
  metricCodes,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type StatisticsFilter,
  type Entry,
  type Match,
  type MatchHeader,
  type MetricCode,
  type StatisticLevel,
  type ZoneFilter,
} from '../../src/index.js';
import { arbitraryFilter } from '../support/arbitrary-filter.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf, starting } from '../support/play.js';

const timeCodes = metricCodes.filter((code) => code.startsWith('TIME_'));
const levels = ['player', 'squad'] as const;

/** Metrics in time that add up; percentages do not. */
const additive = (level: StatisticLevel): readonly MetricCode[] =>
  timeCodes.filter((code) => metricOf(code).formula[level]?.is === 'linear');

/** Values by code and then by column. */
function valuesOf(
  match: Match,
  level: StatisticLevel,
  codes: readonly MetricCode[],
  ask: StatisticsFilter,
): readonly number[][] {
  const plan = planOf(level, codes);
  const { table } = level === 'player' ? playerStatistics(match, plan, ask) : squadStatistics(match, plan, ask);
  return plan.codes.map((_, n) => Array.from({ length: table.columns }, (__, column) => table.value(n, column) ?? NaN));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The sum over all players or squads of one metric. */
const total = (match: Match, level: StatisticLevel, code: MetricCode, ask: StatisticsFilter): number =>
  sumOf(valuesOf(match, level, [code], ask).flat());

const added = (answers: readonly (readonly number[][])[]): readonly number[][] =>
  (answers[0] ?? []).map((columns, n) => columns.map((_, c) => sumOf(answers.map((answer) => answer[n]?.[c] ?? NaN))));

/** The sample match: 18 a side on the ground from the first bounce to the last siren. */
const [header, ...entries] = readFileSync(new URL('../../../data/sample/202601001.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown) as [MatchHeader, ...Entry[]];
const sample = openMatch({ header, entries });
const sampleLength = (period: number): number => sample.periodSeconds[period - 1] ?? 0;
const ON_GROUND = 36;

const zones: readonly ZoneFilter[] = ['D50', 'DM', 'CB', 'AM', 'F50'];
const runs = { numRuns: 60 };

describe('time in a window', () => {
  for (const level of levels) {
    it(`adds up to the period over consecutive windows, for ${level}s in every zone and squad`, () => {
      fc.assert(
        fc.property(
          arbitraryLog(),
          arbitraryFilter,
          fc.array(fc.nat({ max: 1500 }), { maxLength: 4 }),
          (log, { team, zones: inZones, periods }, seconds) => {
            const match = openMatch(log);
            const ask = { ...(team && { team }), ...(inZones && { zones: inZones }), ...(periods && { periods }) };
            const cuts = [0, ...new Set(seconds.filter((second) => second > 0)), 20_000].sort((a, b) => a - b);
            const parts = cuts
              .slice(1)
              .map((toPeriodSeconds, at) => ({ ...ask, fromPeriodSeconds: cuts[at] ?? 0, toPeriodSeconds }));
            expect(added(parts.map((part) => valuesOf(match, level, additive(level), part)))).to.deep.equal(
              valuesOf(match, level, additive(level), ask),
            );
          },
        ),
        runs,
      );
    });

    it(`in the last seconds and in those before adds up to the period, for ${level}s`, () => {
      fc.assert(
        fc.property(arbitraryLog(), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 600 }), (log, period, seconds) => {
          const match = openMatch(log);
          const length = match.periodSeconds[period - 1] ?? 0;
          const lastXSeconds = Math.min(seconds, length);
          const parts = [
            { periods: [period], lastXSeconds },
            { periods: [period], toPeriodSeconds: length - lastXSeconds },
          ];
          expect(added(parts.map((part) => valuesOf(match, level, additive(level), part)))).to.deep.equal(
            valuesOf(match, level, additive(level), { periods: [period] }),
          );
        }),
        runs,
      );
    });
  }

  it('adds up over the zones for metrics with zones', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, ask) => {
        const match = openMatch(log);
        for (const level of levels) {
          const codes = additive(level).filter((code) => metricOf(code).zoned.includes(level));
          expect(codes).not.to.deep.equal([]);
          expect(added(zones.map((zone) => valuesOf(match, level, codes, { ...ask, zones: [zone] })))).to.deep.equal(
            valuesOf(match, level, codes, { ...ask, zones: [] }),
          );
        }
      }),
      runs,
    );
  });

  it('is the same in every zone for metrics without zones', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, ask) => {
        const match = openMatch(log);
        for (const level of levels) {
          const codes = timeCodes.filter((code) => !explain(code).dimensions.matchZone);
          expect(valuesOf(match, level, codes, ask)).to.deep.equal(
            valuesOf(match, level, codes, { ...ask, zones: [] }),
          );
        }
      }),
      runs,
    );
  });

  it('in possession of either squad and in dispute adds up to the time in the zones', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, { team: _team, zones: _zones, ...ask }) => {
        const [held = [], disputed = [], inPlay = [], inZones = []] = valuesOf(
          openMatch(log),
          'squad',
          ['TIME_IN_POSSESSION', 'TIME_IN_POSSESSION_DISPUTE', 'TIME_IN_POSSESSION_TOTAL', 'TIME_IN_ZONE'],
          ask,
        );
        expect(disputed[0]).to.equal(disputed[1]);
        expect(inPlay).to.deep.equal([sumOf(held) + (disputed[0] ?? NaN), sumOf(held) + (disputed[1] ?? NaN)]);
        expect(inZones).to.deep.equal(inPlay);
      }),
      runs,
    );
  });

  it('is at most the length of the window', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.nat({ max: 300 }), fc.nat({ max: 300 }), (log, from, length) => {
        const match = openMatch(log);
        const ask = { periods: [1], fromPeriodSeconds: from, toPeriodSeconds: from + length };
        for (const level of levels)
          for (const values of valuesOf(match, level, additive(level), ask))
            for (const value of values) expect(value).to.be.within(0, length);
      }),
      runs,
    );
  });
});

describe('time on the ground', () => {
  it('is that of 36 players in every window of a match of 18 a side', () => {
    fc.assert(
      fc.property(
        fc.subarray([1, 2, 3, 4], { minLength: 1 }),
        fc.nat({ max: 1100 }),
        fc.nat({ max: 1100 }),
        (periods, one, other) => {
          const [fromPeriodSeconds, toPeriodSeconds] = [Math.min(one, other), Math.max(one, other)];
          expect(total(sample, 'player', 'TIME_ON_GROUND', { periods, fromPeriodSeconds, toPeriodSeconds })).to.equal(
            ON_GROUND * periods.length * (toPeriodSeconds - fromPeriodSeconds),
          );
        },
      ),
      runs,
    );
  });

  for (const [ask, seconds] of [
    [{}, sampleLength(1) + sampleLength(2) + sampleLength(3) + sampleLength(4)],
    [{ periods: [2] }, sampleLength(2)],
    [{ periods: [1], lastXSeconds: 60 }, 60],
    [{ periods: [1, 3], lastXSeconds: 300 }, 600],
    [{ lastXSeconds: 300 }, 300],
    [{ lastXSeconds: sampleLength(4) + 100 }, sampleLength(4) + 100],
    [{ periods: [1], toPeriodSeconds: 600 }, 600],
    [{ periods: [1], fromPeriodSeconds: 100, toPeriodSeconds: 200 }, 100],
    [{ toPeriodSeconds: 600 }, 2400],
    [{ periods: [1], fromPeriodSeconds: 200, toPeriodSeconds: 100 }, 0],
    [{ periods: [1], fromPeriodSeconds: 200, toPeriodSeconds: 200 }, 0],
    [{ periods: [1], fromPeriodSeconds: 600, toPeriodSeconds: 2_147_483_647 }, sampleLength(1) - 600],
    [{ periods: [9] }, 0],
  ] as const satisfies readonly (readonly [StatisticsFilter, number])[])
    it(`${JSON.stringify(ask)} is ${seconds} s for each of 36 players`, () => {
      expect(total(sample, 'player', 'TIME_ON_GROUND', ask)).to.equal(ON_GROUND * seconds);
      expect(
        total(sample, 'player', 'TIME_ON_GROUND', { ...ask, team: 'home' }) +
          total(sample, 'player', 'TIME_ON_GROUND', { ...ask, team: 'away' }),
      ).to.equal(ON_GROUND * seconds);
    });

  it('ends at the second of the rotation for one player and begins there for the other', () => {
    const match = matchOf('1:0 - CEBO 0,0\n1:300 h1 ROIN on=h4\n1:500 h4 ROIN on=h1\n1:600 - OOBO 0,65', starting(3));
    const seconds = (ask: StatisticsFilter) =>
      valuesOf(match, 'player', ['TIME_ON_GROUND'], { team: 'home', ...ask })[0];
    expect(seconds({ fromPeriodSeconds: 250, toPeriodSeconds: 350 })).to.deep.equal([50, 100, 100, 50, 0]);
    expect(seconds({ fromPeriodSeconds: 450 })).to.deep.equal([100, 150, 150, 50, 0]);
    expect(seconds({ lastXSeconds: 150 })).to.deep.equal([100, 150, 150, 50, 0]);
    expect(seconds({ toPeriodSeconds: 300 })).to.deep.equal([300, 300, 300, 0, 0]);
  });

  it('of a live match lasts from the last rotation to the last entry', () => {
    const match = matchOf('1:0 - CEBO 0,0\n1:300 h1 ROIN on=h4\n1:420 h2 HBGE 10,0', starting(3));
    expect(valuesOf(match, 'player', ['TIME_ON_GROUND'], { team: 'home', lastXSeconds: 200 })[0]).to.deep.equal([
      80, 200, 200, 120, 0,
    ]);
  });

  it('as the loose player counts in the zone of the ball', () => {
    const match = matchOf('1:0 - CEBO 0,0\n1:100 h2 HBGE 60,0\n1:300 h2 HBGE -60,0\n1:400 - OOBO 0,65', {
      ...starting(1, 'Loose'),
    });
    const loose = (ask: StatisticsFilter) =>
      valuesOf(match, 'player', ['TIME_ON_GROUND_LOOSE'], { team: 'home', ...ask })[0]?.[0];
    expect(loose({ zones: ['F50'] })).to.equal(200);
    expect(loose({ zones: ['F50'], toPeriodSeconds: 150 })).to.equal(50);
    expect(loose({ zones: ['D50'], fromPeriodSeconds: 250 })).to.equal(100);
    expect(loose({ zones: ['F50', 'D50'], fromPeriodSeconds: 250, toPeriodSeconds: 350 })).to.equal(100);
  });
});

describe('the share of time remaining', () => {
  const match = matchOf('1:0 - CEBO 0,0\n1:1500 - OOBO 0,65\n2:300 - CEBO 0,0');
  for (const [ask, share] of [
    [{}, 68.75],
    [{ lastXSeconds: 100, periods: [1, 2, 3, 4] }, 68.75],
    [{ periods: [1] }, 0],
    [{ periods: [2] }, 75],
    [{ periods: [2], fromPeriodSeconds: 100, toPeriodSeconds: 200 }, 75],
    [{ periods: [2, 3] }, 87.5],
    [{ periods: [4], zones: ['D50'] }, 100],
  ] as const satisfies readonly (readonly [StatisticsFilter, number])[])
    it(`${JSON.stringify(ask)} is ${share} % of whole quarters`, () => {
      expect(valuesOf(match, 'squad', ['TIME_REMAINING_PCT'], ask)).to.deep.equal([[share, share]]);
    });
});
