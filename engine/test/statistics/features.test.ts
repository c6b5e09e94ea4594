import fc from 'fast-check';
import { expect } from 'chai';
import {
  absenceReasons,
  bases,
  basesOf,
  briefOf,
  evidenceOf,
  flowOf,
  metricCodes,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type ActFilter,
  type Feature,
  type MetricCode,
} from '../../src/index.js';
import { answerAcross } from '../support/arbitrary-season.js';
import { arbitraryLog, someFeatures } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

const play = `
  1:00 -  CEBO 0,0
  1:04 h1 HBGE 0,0
  1:05 h1 KKEF 0,0 inside50
  1:09 h2 MAUN 50,0
  1:12 h2 KKEF 50,0 shot
  1:16 h2 GOAL 80,0`;

/** Metrics a source cannot supply where it lacks one feature. */
const absent: readonly (readonly [Feature, readonly MetricCode[]])[] = [
  ['smothers', ['PLAYER_RATING', 'PLAYER_RATING_DEFENCE', 'RANKING_POINTS', 'SMOTHER']],
  ['blocks', ['BLOCK']],
  ['playOn', ['MARK_PLAY_ON']],
  ['spoilOutcomes', ['SPOIL_GAINING_POSSESSION', 'SPOIL_INEFFECTIVE']],
  ['penalties', ['CLANGER', 'PENALTY_50M_AGAINST', 'RANKING_POINTS']],
  [
    'targets',
    [
      'INSIDE_50_TARGET',
      'INSIDE_50_TARGET_CHANCE',
      'INSIDE_50_TARGET_CHANCE_PLAYER_RETAIN',
      'INSIDE_50_TARGET_CHANCE_PLAYER_SCORE',
      'INSIDE_50_TARGET_CHANCE_TEAM_RETAIN',
      'INSIDE_50_TARGET_CHANCE_TEAM_SCORE',
    ],
  ],
  ['evasion', ['BAULK', 'BAULKED', 'HOLD']],
  [
    'attendance',
    [
      'ABSENCE_CENTRE_BOUNCE',
      'ABSENCE_CENTRE_BOUNCE_LOSS',
      'ABSENCE_CENTRE_BOUNCE_WIN',
      'ATTENDANCE_CENTRE_BOUNCE',
      'ATTENDANCE_CENTRE_BOUNCE_LOSS',
      'ATTENDANCE_CENTRE_BOUNCE_WIN',
    ],
  ],
  [
    'rotations',
    [
      'ABSENCE_CENTRE_BOUNCE',
      'ABSENCE_CENTRE_BOUNCE_LOSS',
      'ABSENCE_CENTRE_BOUNCE_WIN',
      'INTERCHANGE_CAP_COUNT',
      'INTERCHANGE_OFF',
      'TIME_ON_GROUND',
      'TIME_ON_GROUND_DEFENCE',
      'TIME_ON_GROUND_FORWARD',
      'TIME_ON_GROUND_LOOSE',
      'TIME_ON_GROUND_MATCHUPS',
      'TIME_ON_GROUND_MIDFIELD',
      'TIME_ON_GROUND_RUCK',
      'TIME_ON_GROUND_WING',
    ],
  ],
  [
    'roles',
    [
      'TIME_ON_GROUND_DEFENCE',
      'TIME_ON_GROUND_FORWARD',
      'TIME_ON_GROUND_LOOSE',
      'TIME_ON_GROUND_MIDFIELD',
      'TIME_ON_GROUND_RUCK',
      'TIME_ON_GROUND_WING',
    ],
  ],
  ['matchUps', ['TIME_ON_GROUND_MATCHUPS']],
  ['ratings', metricCodes.filter((code) => /^(?:PLAYER_RATING|PLAYER_CREDIT|NEXT_SCORE)/u.test(code))],
  [
    'freesAgainst',
    [
      'CLANGER',
      'FREE_KICK_AGAINST',
      'FREE_KICK_AGAINST_GENERAL',
      'FREE_KICK_AGAINST_MARKING',
      'FREE_KICK_AGAINST_RUCK',
      'FREE_KICK_AGAINST_TACKLING',
      'RANKING_POINTS',
    ],
  ],
  ['kickDetail', []],
];

/** Metrics that follow only from scores. */
const scoreCodes: readonly MetricCode[] = ['BEHIND', 'BEHIND_RUSHED', 'GOAL', 'POINTS', 'SCORING_SHOT'];

describe('a feature the source lacks', () => {
  it('play leaves scores by period, and nothing else', () => {
    const match = matchOf('1:00 h1 GOAL 80,0', { lacks: ['play'] });
    const plan = planOf('squad', metricCodes);
    const { table } = squadStatistics(match, plan, { periods: [1] });
    expect(plan.codes.filter((_, at) => table.supplies(at))).to.deep.equal(scoreCodes);
  });

  const places: readonly (readonly [string, ActFilter])[] = [
    ['a zone', { zones: ['AM'] }],
    ['an area', { area: { of: 'begin', unit: 'metres', is: 'circle', centre: { x: 0, y: 0 }, radius: 20 } }],
    ['an area of ends', { area: { of: 'end', unit: 'metres', is: 'goal', toDistance: 50 } }],
  ];
  for (const [what, filter] of places)
    it(`play leaves no score in ${what}, because none has a place`, () => {
      const [own, whole] = [{ lacks: ['play'] } as const, {}];
      const isSupplied = (of: typeof own | typeof whole): readonly boolean[] => {
        const match = matchOf('1:00 h1 GOAL', of);
        return [
          playerStatistics(match, planOf('player', ['GOAL']), filter).table.supplies(0),
          squadStatistics(match, planOf('squad', ['GOAL']), filter).table.supplies(0),
          evidenceOf(match, { level: 'squad', side: 0, context: 'For' }, 'GOAL', filter)?.isSupplied ?? false,
        ];
      };
      expect([isSupplied(own), isSupplied(whole)]).to.deep.equal([
        [false, false, false],
        [true, true, true],
      ]);
      expect(absenceReasons(matchOf('1:00 h1 GOAL', own), 'squad', ['GOAL'], filter)).to.deep.equal([
        { code: 'GOAL', reason: 'No event has a location.' },
      ]);
    });

  it('play leaves no score in a cell, and no occurrence in a zone', () => {
    const match = matchOf('1:00 h1 GOAL', { lacks: ['play'] });
    expect([...flowOf(match, ['GOAL'], { zones: ['AM'] })].filter((one) => one !== undefined)).to.deep.equal([]);
    const season = [{ match, brief: briefOf(match) }];
    for (const by of ['square', 'hex'] as const)
      expect(
        answerAcross({ level: 'squad', matches: {}, acts: {}, codes: ['GOAL'], by: [by] }, [season]).rows,
      ).to.equal(0);
  });

  for (const [feature, codes] of absent) {
    it(`${feature} makes ${codes.join(', ') || 'nothing'} absent, not 0`, () => {
      const match = matchOf(play, { lacks: [feature] });
      const missing = metricCodes.filter((code) => {
        const [players, squads] = [planOf('player', [code]), planOf('squad', [code])];
        return (
          (players.codes.length > 0 && !playerStatistics(match, players).table.supplies(0)) ||
          (squads.codes.length > 0 && !squadStatistics(match, squads).table.supplies(0))
        );
      });
      expect(missing).to.deep.equal(codes);
    });
  }

  it('makes absent exactly the metrics that read one of its bases, everywhere and always', () => {
    const ofScores = new Set(['goal', 'behind', 'rushedBehind']);
    const neededBy = new Map(
      bases.map(({ code, needs }) => [code, ofScores.has(code) ? needs : ([...needs, 'play'] as const)]),
    );
    const needs = (code: MetricCode, level: 'player' | 'squad') => {
      const formula = metricOf(code).formula[level];
      return new Set(formula === undefined ? [] : basesOf(formula).flatMap((base) => neededBy.get(base) ?? []));
    };
    fc.assert(
      fc.property(
        arbitraryLog({ lacking: someFeatures, most: 20 }),
        fc.constantFrom('For' as const, 'Diff' as const),
        (log, context) => {
          const match = openMatch(log);
          const lacks: readonly Feature[] = log.header.lacks ?? [];
          for (const level of ['player', 'squad'] as const) {
            const plan = planOf(level, metricCodes);
            const { table } =
              level === 'player' ? playerStatistics(match, plan) : squadStatistics(match, plan, {}, context);
            const wrong = plan.codes.filter((code, n) => {
              const isAbsent = lacks.some((feature) => needs(code, level).has(feature));
              return (
                table.supplies(n) === isAbsent ||
                (isAbsent && table.value(n, 0) !== undefined) ||
                (!isAbsent && metricOf(code).formula[level]?.is === 'linear' && table.value(n, 0) === undefined)
              );
            });
            expect(wrong).to.deep.equal([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
