import { expect } from 'chai';
import fc from 'fast-check';
import {
  contexts,
  GrowingMatch,
  metricCodes,
  openMatch,
  planOf,
  roles,
  scoreStates,
  squadStatistics,
  type ActFilter,
  type Area,
  type AreaPoint,
  type Match,
  type MatchLog,
} from '../../../src/index.js';
import { arbitraryActs, arbitraryArea, arbitraryFilter } from '../../support/arbitrary-filter.js';
import { arbitraryLog } from '../../support/arbitrary-log.js';
import { additivePlan, expectSame, pointPlan, sumOf, valuesOfPlan } from '../../support/plan-values.js';

const runs = { numRuns: 25 };
const goalArea = (toDistance: number): Area => ({ of: 'begin', unit: 'metres', is: 'goal', toDistance });

/** Rounds every location to whole metres, so that no place lies between an arc and a polygon of its whole places. */
const inWholeMetres = ({ header, entries }: MatchLog): MatchLog => ({
  header,
  entries: entries.map((entry) =>
    entry.kind === 'transaction' && entry.x !== undefined && entry.y !== undefined
      ? { ...entry, x: Math.round(entry.x), y: Math.round(entry.y) }
      : entry.kind === 'amendment' && entry.set?.x !== undefined && entry.set.y !== undefined
        ? { ...entry, set: { ...entry.set, x: Math.round(entry.set.x), y: Math.round(entry.set.y) } }
        : entry,
  ),
});

/** Returns the corners of the convex hull of the whole places that are at most 50 m from the middle of a goal. */
function arcPolygon(goal: number): Area {
  const edge = (sign: 1 | -1): readonly AreaPoint[] => {
    const hull: AreaPoint[] = [];
    for (let n = -50; n <= 50; n += 1) {
      const [x, y] = [sign * n, sign * Math.floor(Math.sqrt(2500 - n * n))];
      while (turnsLeft(hull.at(-2), hull.at(-1), { x, y })) hull.pop();
      hull.push({ x, y });
    }
    return hull;
  };
  const points = [...edge(1), ...edge(-1)].map(({ x, y }) => ({ x: goal + x, y }));
  return { of: 'begin', unit: 'metres', is: 'polygon', points };
}

const turnsLeft = (a: AreaPoint | undefined, b: AreaPoint | undefined, c: AreaPoint): boolean =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) >= 0;

for (const level of ['player', 'squad'] as const) {
  const [all, points] = [additivePlan(level), pointPlan(level)];

  describe(`filters of acts, of every additive ${level} metric`, () => {
    it('add up over leading, level and trailing to the value without them, time too', () => {
      fc.assert(
        fc.property(arbitraryLog(), arbitraryFilter, (log, filter) => {
          const match = openMatch(log);
          expectSame(
            sumOf(scoreStates.map((state) => valuesOfPlan(match, all, { ...filter, scoreStates: [state] }))),
            valuesOfPlan(match, all, filter),
          );
        }),
        runs,
      );
    });

    it('add up over ranges of margins to the value without them', () => {
      fc.assert(
        fc.property(arbitraryLog(), arbitraryFilter, fc.integer({ min: -15, max: 15 }), (log, filter, margin) => {
          const match = openMatch(log);
          const parts = [{ toScoreMargin: margin }, { fromScoreMargin: margin + 1 }];
          expectSame(
            sumOf(parts.map((part) => valuesOfPlan(match, all, { ...filter, ...part }))),
            valuesOfPlan(match, all, filter),
          );
        }),
        runs,
      );
    });

    it('have in an area within 50 m of goal the value of the zone, and in both of its mirror images that of the others', () => {
      fc.assert(
        fc.property(arbitraryLog(), (log) => {
          const match = openMatch(log);
          const inside = valuesOfPlan(match, points, { area: goalArea(50) });
          expectSame(inside, valuesOfPlan(match, points, { zones: ['F50'] }));
          const { lengthMetres } = log.header.venue;
          const own: Area = {
            of: 'begin',
            unit: 'metres',
            is: 'circle',
            centre: { x: -lengthMetres / 2, y: 0 },
            radius: 50,
          };
          const [ownArc, d50] = [
            valuesOfPlan(match, points, { area: own }),
            valuesOfPlan(match, points, { zones: ['D50'] }),
          ];
          expectSame(ownArc, d50);
        }),
        runs,
      );
    });

    it('have in a polygon drawn as a zone the value of the zone', () => {
      fc.assert(
        fc.property(arbitraryLog(), (anyLog) => {
          const log = inWholeMetres(anyLog);
          fc.pre((log.header.resolutionMetres ?? 0) === 0);
          const match = openMatch(log);
          const half = log.header.venue.lengthMetres / 2;
          expectSame(
            valuesOfPlan(match, points, { area: arcPolygon(-half) }),
            valuesOfPlan(match, points, { zones: ['D50'] }),
          );
          expectSame(
            valuesOfPlan(match, points, { area: arcPolygon(half) }),
            valuesOfPlan(match, points, { zones: ['F50'] }),
          );
        }),
        runs,
      );
    });

    it('are the same with two members as one after the other', () => {
      fc.assert(
        fc.property(arbitraryLog(), arbitraryArea, (log, area) => {
          const match = openMatch(log);
          expectSame(
            sumOf(scoreStates.map((state) => valuesOfPlan(match, points, { area, scoreStates: [state] }))),
            valuesOfPlan(match, points, { area }),
          );
          expectSame(
            sumOf(
              ([1, 2, 3, 4, 5, 6] as const).map((period) => valuesOfPlan(match, points, { area, periods: [period] })),
            ),
            valuesOfPlan(match, points, { area }),
          );
        }),
        runs,
      );
    });

    it('do not depend on how many metrics are asked for', () => {
      fc.assert(
        fc.property(
          arbitraryLog(),
          arbitraryFilter,
          arbitraryActs,
          fc.subarray([...points.codes], { minLength: 1, maxLength: 6 }),
          (log, time, acts, codes) => {
            const match = openMatch(log);
            const filter = { ...time, ...acts };
            const whole = valuesOfPlan(match, all, filter);
            const columns = whole.length / all.codes.length;
            const few = planOf(level, codes);
            expectSame(
              valuesOfPlan(match, few, filter),
              few.codes.flatMap((code) =>
                whole.slice(all.codes.indexOf(code) * columns, (all.codes.indexOf(code) + 1) * columns),
              ),
            );
          },
        ),
        runs,
      );
    });
  });
}

describe('roles', () => {
  it('add up, with the acts of nobody in a role, to no more than the whole', () => {
    const plan = pointPlan('player');
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const counts = plan.codes.filter((code) => !code.startsWith('PLAYER_RATING') && !code.includes('METRES'));
        const counted = planOf(
          'player',
          counts.filter((code) => !code.includes('POINTS_RANKING') && !code.includes('DIFF')),
        );
        const every = valuesOfPlan(match, counted, { roles });
        expectSame(sumOf(roles.map((role) => valuesOfPlan(match, counted, { roles: [role] }))), every);
      }),
      runs,
    );
  });

  it('limit time on the ground to that in the roles', () => {
    const plan = planOf('player', ['TIME_ON_GROUND', ...roles.map((role) => timeIn[role])]);
    fc.assert(
      fc.property(arbitraryLog(), fc.subarray([...roles], { minLength: 1 }), (log, selected) => {
        const match = openMatch(log);
        const columns = match.persons.length;
        const [filtered, whole] = [valuesOfPlan(match, plan, { roles: selected }), valuesOfPlan(match, plan, {})];
        const of = (values: readonly number[], n: number) => values.slice(n * columns, (n + 1) * columns);
        expectSame(
          of(filtered, 0),
          sumOf([of(whole, 0).map(() => 0), ...selected.map((role) => of(whole, 1 + roles.indexOf(role)))]),
        );
        for (const [n, role] of roles.entries())
          expectSame(
            of(filtered, n + 1),
            of(whole, n + 1).map((value) => (selected.includes(role) ? value : 0)),
          );
      }),
      runs,
    );
  });
});

const timeIn = {
  Defence: 'TIME_ON_GROUND_DEFENCE',
  Forward: 'TIME_ON_GROUND_FORWARD',
  Midfield: 'TIME_ON_GROUND_MIDFIELD',
  Ruck: 'TIME_ON_GROUND_RUCK',
  Wing: 'TIME_ON_GROUND_WING',
  Loose: 'TIME_ON_GROUND_LOOSE',
} as const;

describe('contexts with filters of acts', () => {
  const plan = planOf('squad', metricCodes);

  it('satisfy For - Against = Diff, and are the opposite of each other', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryActs, (log, filter) => {
        const match = openMatch(log);
        const [own, against, diff] = contexts.map((context) => valuesOfPlan(match, plan, filter, context));
        expectSame(
          diff ?? [],
          (own ?? []).map((value, at) => value - (against?.[at] ?? NaN)),
        );
        expectSame(
          (own ?? []).map((_, at) => own?.[at ^ 1] ?? NaN),
          against ?? [],
        );
      }),
      runs,
    );
  });

  it('subtract in PhysicalDiff the acts of the opponent at the same moments', () => {
    const mirrored = { leading: 'trailing', level: 'level', trailing: 'leading' } as const;
    const points = pointPlan('squad');
    fc.assert(
      fc.property(
        arbitraryLog(),
        fc.constantFrom(...scoreStates),
        fc.integer({ min: 5, max: 90 }),
        (log, state, radius) => {
          const match = openMatch(log);
          const circle = (x: number): Area => ({
            of: 'begin',
            unit: 'standard',
            is: 'circle',
            centre: { x, y: 12 },
            radius,
          });
          const turned: Area = { of: 'begin', unit: 'standard', is: 'circle', centre: { x: -30, y: -12 }, radius };
          const own = valuesOfPlan(match, points, { scoreStates: [state], area: circle(30) });
          const other = valuesOfPlan(match, points, { scoreStates: [mirrored[state]], area: turned });
          expectSame(
            valuesOfPlan(match, points, { scoreStates: [state], area: circle(30) }, 'PhysicalDiff'),
            own.map((value, at) => value - (other[at ^ 1] ?? NaN)),
          );
        },
      ),
      runs,
    );
  });

  it('are 0 for both squads together, as a difference of equal moments is', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const { table } = squadStatistics(openMatch(log), pointPlan('squad'), { scoreStates: ['level'] }, 'Diff');
        for (const n of table.codes.keys()) expect((table.value(n, 0) ?? NaN) + (table.value(n, 1) ?? NaN)).to.equal(0);
      }),
      runs,
    );
  });
});

describe('a growing match', () => {
  it('has with every filter of acts the values of the opened one', () => {
    const [players, squads] = [planOf('player', metricCodes), planOf('squad', metricCodes)];
    const valuesOf = (match: Match, filter: ActFilter) => [
      ...valuesOfPlan(match, players, filter),
      ...valuesOfPlan(match, squads, filter),
    ];
    fc.assert(
      fc.property(arbitraryLog({ most: 200 }), arbitraryActs, fc.integer({ min: 1, max: 40 }), (log, filter, size) => {
        const growing = GrowingMatch.of({ header: log.header, entries: [] });
        for (let at = 0; at < log.entries.length; at += size) {
          growing.append(log.entries.slice(at, at + size));
          growing.match();
        }
        expectSame(valuesOf(growing.match(), filter), valuesOf(openMatch(log), filter));
      }),
      runs,
    );
  });
});
