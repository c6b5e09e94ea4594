import fc from 'fast-check';
import { expect } from 'chai';
import {
  metricCodes,
  bases,
  basesOf,
  contexts,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  matchViewOf,
  type StatisticsFilter,
  type Match,
  type Plan,
  type ZoneFilter,
} from '../../src/index.js';
import { arbitraryFilter } from '../support/arbitrary-filter.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { logOf } from '../support/play.js';

const additive = (level: 'player' | 'squad') =>
  planOf(
    level,
    metricCodes.filter((code) => metricOf(code).formula[level]?.is === 'linear'),
  );
const plans = { player: additive('player'), squad: additive('squad') } as const;

const timed: ReadonlySet<string> = new Set(bases.filter(({ kind }) => kind === 'timed').map(({ code }) => code));
const countsOrSums = ({ level, codes }: Plan): Plan =>
  planOf(
    level,
    codes.filter((code) =>
      Object.values(metricOf(code).formula).every((formula) => basesOf(formula).every((base) => !timed.has(base))),
    ),
  );
/** Time is the same in every zone unless the metric has zones, and its windows share their ends: `time.test.ts`. */
const points = { player: countsOrSums(plans.player), squad: countsOrSums(plans.squad) } as const;

/** All values of an answer, code by code and then column by column. */
function valuesOf(match: Match, plan: Plan, ask: StatisticsFilter): readonly number[] {
  const { table } = plan.level === 'player' ? playerStatistics(match, plan, ask) : squadStatistics(match, plan, ask);
  return plan.codes.flatMap((_, n) =>
    Array.from({ length: table.columns }, (__, column) => table.value(n, column) ?? NaN),
  );
}

const sumOf = (answers: readonly (readonly number[])[]): readonly number[] =>
  (answers[0] ?? []).map((_, at) => answers.reduce((sum, answer) => sum + (answer[at] ?? NaN), 0));

const expectSame = (ours: readonly number[], theirs: readonly number[]): void => {
  expect(ours.length).to.equal(theirs.length);
  expect(
    ours.flatMap((value, at) => (Math.abs(value - (theirs[at] ?? NaN)) < 1e-6 ? [] : [[at, value, theirs[at]]])),
  ).to.deep.equal([]);
};

const logicalZones: readonly ZoneFilter[] = ['D50', 'DM', 'CB', 'AM', 'F50'];
const allPeriods = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const runs = { numRuns: 60 };

for (const level of ['player', 'squad'] as const) {
  const plan = plans[level];

  describe(`every additive ${level} metric`, () => {
    it('summed over the zones is the value without zones', () => {
      fc.assert(
        fc.property(arbitraryLog(), (log) => {
          const match = openMatch(log);
          expectSame(
            sumOf(logicalZones.map((zone) => valuesOf(match, points[level], { zones: [zone] }))),
            valuesOf(match, points[level], {}),
          );
        }),
        runs,
      );
    });

    it('summed over the periods is that of the whole match', () => {
      fc.assert(
        fc.property(arbitraryLog(), (log) => {
          const match = openMatch(log);
          expectSame(
            sumOf(allPeriods.map((period) => valuesOf(match, plan, { periods: [period] }))),
            valuesOf(match, plan, {}),
          );
        }),
        runs,
      );
    });

    it('in MID is the sum of DM, CB and AM', () => {
      fc.assert(
        fc.property(arbitraryLog(), (log) => {
          const match = openMatch(log);
          expectSame(valuesOf(match, plan, { zones: ['MID'] }), valuesOf(match, plan, { zones: ['DM', 'CB', 'AM'] }));
          expectSame(valuesOf(match, plan, { zones: ['MID', 'CB', 'MID'] }), valuesOf(match, plan, { zones: ['MID'] }));
        }),
        runs,
      );
    });

    it('is the same sum by period then zone and by zone then period', () => {
      fc.assert(
        fc.property(
          arbitraryLog(),
          fc.subarray([1, 2, 3, 4], { minLength: 1 }),
          fc.subarray([...logicalZones], { minLength: 1 }),
          (log, periods, zones) => {
            const match = openMatch(log);
            const whole = valuesOf(match, plan, { periods, zones });
            expectSame(sumOf(periods.map((period) => valuesOf(match, plan, { periods: [period], zones }))), whole);
            expectSame(
              sumOf(zones.map((zone) => valuesOf(match, points[level], { periods, zones: [zone] }))),
              valuesOf(match, points[level], { periods, zones }),
            );
            expectSame(
              valuesOf(match, plan, { periods: [...periods, ...periods].reverse(), zones: [...zones].reverse() }),
              whole,
            );
          },
        ),
        runs,
      );
    });

    it('is the sum of a window and of the rest after it', () => {
      fc.assert(
        fc.property(
          arbitraryLog(),
          arbitraryFilter,
          fc.nat({ max: 120 }),
          (log, { lastXSeconds: _last, ...ask }, second) => {
            const match = openMatch(log);
            const { fromPeriodSeconds: from = 0, toPeriodSeconds: to = 14_400 } = ask;
            fc.pre(second >= from && second < to);
            const parts = [
              { ...ask, toPeriodSeconds: second },
              { ...ask, fromPeriodSeconds: second + 1 },
            ];
            expectSame(
              sumOf(parts.map((part) => valuesOf(match, points[level], part))),
              valuesOf(match, points[level], ask),
            );
          },
        ),
        runs,
      );
    });
  });
}

describe('one squad of two', () => {
  it('has the same values without the other', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, { team: _team, ...ask }) => {
        const match = openMatch(log);
        const both = playerStatistics(match, plans.player, ask);
        const alone = (['home', 'away'] as const).map((team) =>
          playerStatistics(match, plans.player, { ...ask, team }),
        );
        for (const { table, firstSlot, endSlot } of alone) {
          expect(table.columns).to.equal(endSlot - firstSlot);
          plans.player.codes.forEach((_, n) => {
            for (let column = 0; column < table.columns; column += 1)
              expect(table.value(n, column)).to.equal(both.table.value(n, firstSlot + column));
          });
        }
        expect(alone.map(({ table }) => table.columns).reduce((a, b) => a + b)).to.equal(both.table.columns);
      }),
      runs,
    );
  });
});

describe('contexts', () => {
  const plan = planOf('squad', metricCodes);
  const mirror = { D50: 'F50', DM: 'AM', MID: 'MID', CB: 'CB', AM: 'DM', F50: 'D50' } as const;

  it('satisfy For - Against = Diff and, on mirrored zones, to For - For of the other = PhysicalDiff', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, { team: _team, ...ask }) => {
        const match = openMatch(log);
        const [own, against, diff, physical] = contexts.map(
          (context) => squadStatistics(match, plan, ask, context).table,
        );
        const turned = squadStatistics(match, plan, {
          ...ask,
          ...(ask.zones && { zones: ask.zones.map((zone) => mirror[zone]) }),
        }).table;
        const less = (a: number | undefined, b: number | undefined) =>
          a === undefined || b === undefined ? undefined : a - b;
        const near = (a: number | undefined, b: number | undefined) =>
          a === undefined || b === undefined ? a === b : Math.abs(a - b) < 1e-6;
        const wrong = plan.codes.filter((_, n) =>
          [0, 1].some((column) => {
            const mine = own?.value(n, column);
            return (
              !near(against?.value(n, column), own?.value(n, 1 - column)) ||
              !near(diff?.value(n, column), less(mine, against?.value(n, column))) ||
              !near(physical?.value(n, column), less(mine, turned.value(n, 1 - column)))
            );
          }),
        );
        expect(wrong).to.deep.equal([]);
      }),
      runs,
    );
  });

  it('of a difference have opposite values for the two squads', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, { team: _team, zones: _zones, ...ask }) => {
        const { table } = squadStatistics(openMatch(log), plans.squad, ask, 'Diff');
        expect(
          plans.squad.codes.filter((_, n) => (table.value(n, 0) ?? NaN) + (table.value(n, 1) ?? NaN) !== 0),
        ).to.deep.equal([]);
      }),
      runs,
    );
  });
});

describe('points', () => {
  const plan = planOf('squad', ['POINTS', 'GOAL', 'BEHIND', 'BEHIND_RUSHED']);

  it('are six for a goal and one for a behind, in every part of a match', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, ask) => {
        const { table } = squadStatistics(openMatch(log), plan, ask);
        for (let column = 0; column < table.columns; column += 1)
          expect(table.value(0, column)).to.equal(
            6 * (table.value(1, column) ?? NaN) + (table.value(2, column) ?? NaN),
          );
      }),
      runs,
    );
  });

  it('are those of the score, period by period and in all', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const { totals, periods } = matchViewOf(match).score;
        for (const side of [0, 1] as const) {
          const said = (ask: StatisticsFilter) => {
            const { table } = squadStatistics(match, plan, ask);
            return { goals: table.value(1, side), behinds: table.value(2, side), points: table.value(0, side) };
          };
          expect(totals[side]).to.deep.equal(said({}));
          for (const { period, cumulative, ...tally } of periods[side]) {
            expect(tally).to.deep.equal(said({ periods: [period] }));
            expect(cumulative).to.deep.equal(said({ periods: allPeriods.slice(0, period) }));
          }
        }
      }),
      runs,
    );
  });

  it('of a goal in the first second are in its period', () => {
    const goal = { goals: 1, behinds: 0, points: 6 };
    expect(matchViewOf(openMatch(logOf('1:0 h1 GOAL\n2:9 a1 TACK'))).score.periods[0]).to.deep.equal([
      { period: 1, ...goal, cumulative: goal },
      { period: 2, goals: 0, behinds: 0, points: 0, cumulative: goal },
    ]);
  });

  it('of a squad are those of its players and its rushed behinds', () => {
    const ofPlayers = planOf('player', ['POINTS']);
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, { team: _team, ...ask }) => {
        const match = openMatch(log);
        const squads = squadStatistics(match, plan, ask).table;
        (['home', 'away'] as const).forEach((team, side) => {
          const { table } = playerStatistics(match, ofPlayers, { ...ask, team });
          const players = Array.from({ length: table.columns }, (_, column) => table.value(0, column) ?? NaN).reduce(
            (sum, value) => sum + value,
            0,
          );
          expect(squads.value(0, side)).to.equal(players + (squads.value(3, side) ?? NaN));
        });
      }),
      runs,
    );
  });
});
