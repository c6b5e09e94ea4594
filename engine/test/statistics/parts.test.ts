import fc from 'fast-check';
import { expect } from 'chai';
import {
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type StatisticsFilter,
  type Match,
  type MetricCode,
  type StatisticLevel,
} from '../../src/index.js';
import { arbitraryFilter } from '../support/arbitrary-filter.js';
import { arbitraryLog } from '../support/arbitrary-log.js';

const levels = ['player', 'squad'] as const;
const runs = { numRuns: 60 };

/** Values of metrics in each column of an answer, by code. Codes that do not exist at the level are omitted. */
function columnsOf(
  match: Match,
  level: StatisticLevel,
  codes: readonly MetricCode[],
  ask: StatisticsFilter,
): readonly ReadonlyMap<MetricCode, number>[] {
  const plan = planOf(level, codes);
  const { table } = level === 'player' ? playerStatistics(match, plan, ask) : squadStatistics(match, plan, ask);
  return Array.from(
    { length: table.columns },
    (_, column) => new Map(plan.codes.map((code, n) => [code, table.value(n, column) ?? NaN])),
  );
}

/** Metrics that are the sum of others, at every level all of them have. */
const sums: readonly (readonly [whole: MetricCode, ...parts: MetricCode[]])[] = [
  [
    'PLAYER_RATING',
    'PLAYER_RATING_BALL_USE',
    'PLAYER_RATING_BALL_WINNING',
    'PLAYER_RATING_DEFENCE',
    'PLAYER_RATING_HITOUT',
  ],
  [
    'PLAYER_RATING_BALL_USE',
    'PLAYER_RATING_BALL_USE_FIELD_KICK',
    'PLAYER_RATING_BALL_USE_HANDBALL',
    'PLAYER_RATING_BALL_USE_KICK_IN',
    'PLAYER_RATING_BALL_USE_SHOT_AT_GOAL',
  ],
  ['POINTS_EXPECTED', 'POINTS_EXPECTED_SET', 'POINTS_EXPECTED_NON_SET'],
];

/** Metrics no greater than the one before them. */
const nested: readonly (readonly MetricCode[])[] = [
  ['INSIDE_50_INITIAL', 'INSIDE_50_INITIAL_DIRECT'],
  ['INSIDE_50_REPEAT', 'INSIDE_50_REPEAT_DIRECT'],
  ['INSIDE_50_TRANSITION', 'INSIDE_50_TRANSITION_DIRECT'],
  ['INSIDE_50_INITIAL_ENTRY_RETURN', 'INSIDE_50_INITIAL_DIRECT_ENTRY_RETURN'],
  ['INSIDE_50_REPEAT_ENTRY_RETURN', 'INSIDE_50_REPEAT_DIRECT_ENTRY_RETURN'],
  ['INSIDE_50_TRANSITION_ENTRY_RETURN', 'INSIDE_50_TRANSITION_DIRECT_ENTRY_RETURN'],
  ['INSIDE_50', 'INSIDE_50_FORCED'],
  [
    'INSIDE_50_TARGET',
    'INSIDE_50_TARGET_CHANCE',
    'INSIDE_50_TARGET_CHANCE_TEAM_RETAIN',
    'INSIDE_50_TARGET_CHANCE_PLAYER_RETAIN',
  ],
  ['INSIDE_50_TARGET_CHANCE', 'INSIDE_50_TARGET_CHANCE_TEAM_SCORE', 'INSIDE_50_TARGET_CHANCE_PLAYER_SCORE'],
  ['LONG_DOWN_LINE_OPPORTUNITY', 'LONG_DOWN_LINE', 'LONG_DOWN_LINE_SCORE'],
  ['SWITCH_OPPORTUNITY', 'SWITCH', 'SWITCH_IN50'],
  ['SWITCH', 'SWITCH_SCORE'],
  ['TIME_ON_GROUND', 'TIME_ON_GROUND_MATCHUPS'],
  ['PLAYER_RATING_DEFENCE', 'PLAYER_RATING_DEFENCE_PRESSURE'],
];

const roleCodes = ['DEFENCE', 'FORWARD', 'LOOSE', 'MIDFIELD', 'RUCK', 'WING'].map(
  (role) => `TIME_ON_GROUND_${role}` as MetricCode,
);

const each = (check: (match: Match, level: StatisticLevel, ask: StatisticsFilter) => void): void => {
  fc.assert(
    fc.property(arbitraryLog(), arbitraryFilter, (log, ask) => {
      const match = openMatch(log);
      for (const level of levels) check(match, level, ask);
    }),
    runs,
  );
};

describe('a metric made of parts', () => {
  for (const [whole, ...parts] of sums) {
    it(`${whole} is exactly ${parts.join(' + ')}, in every part of a match`, () => {
      each((match, level, ask) => {
        if ([whole, ...parts].some((code) => metricOf(code).formula[level] === undefined)) return;
        for (const values of columnsOf(match, level, [whole, ...parts], ask)) {
          expect(parts.reduce((sum, code) => sum + (values.get(code) ?? NaN), 0)).to.be.closeTo(
            values.get(whole) ?? NaN,
            1e-9,
          );
        }
      });
    });
  }

  it('of expected points is six times the goals plus the behinds', () => {
    const codes: readonly MetricCode[] = [
      'POINTS_EXPECTED',
      'GOAL_EXPECTED_SET',
      'GOAL_EXPECTED_NON_SET',
      'BEHIND_EXPECTED_SET',
      'BEHIND_EXPECTED_NON_SET',
    ];
    each((match, level, ask) => {
      for (const values of columnsOf(match, level, codes, ask)) {
        const [points, ...parts] = codes.map((code) => values.get(code) ?? NaN);
        const [goalsSet = NaN, goals = NaN, behindsSet = NaN, behinds = NaN] = parts;
        expect(6 * (goalsSet + goals) + behindsSet + behinds).to.be.closeTo(points ?? NaN, 1e-9);
      }
    });
  });

  it('is never less than a metric nested in it', () => {
    each((match, level, ask) => {
      const codes = [...new Set(nested.flat())];
      for (const values of columnsOf(match, level, codes, ask)) {
        const wrong = nested.flatMap((line) =>
          line
            .slice(1)
            .filter((code, at) => (values.get(code) ?? 0) > (values.get(line[at] as MetricCode) ?? Infinity)),
        );
        expect(wrong).to.deep.equal([]);
      }
    });
  });

  it('of long kicks down the line is at least the sum of their results', () => {
    const codes: readonly MetricCode[] = [
      'LONG_DOWN_LINE',
      'LONG_DOWN_LINE_RETAIN',
      'LONG_DOWN_LINE_LOSS',
      'LONG_DOWN_LINE_STOPPAGE',
    ];
    each((match, level, ask) => {
      for (const values of columnsOf(match, level, codes, ask)) {
        const [all = 0, ...parts] = codes.map((code) => values.get(code) ?? 0);
        expect(parts.reduce((sum, value) => sum + value, 0)).to.be.at.most(all);
      }
    });
  });
});

describe('a squad', () => {
  const codes: readonly MetricCode[] = [
    'PLAYER_RATING',
    'PLAYER_RATING_BALL_USE',
    'PLAYER_RATING_BALL_WINNING',
    'PLAYER_RATING_DEFENCE',
    'PLAYER_RATING_HITOUT',
    'RANKING_POINTS',
    'POINTS_EXPECTED',
    'GOAL_EXPECTED_SET',
    'INSIDE_50_TARGET_CHANCE',
    'INSIDE_50_TARGET_CHANCE_TEAM_SCORE',
  ];

  it('has the ratings, ranking points, expected points and targets of its players', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, { team: _team, ...ask }) => {
        const match = openMatch(log);
        columnsOf(match, 'squad', codes, ask).forEach((squad, side) => {
          const players = columnsOf(match, 'player', codes, { ...ask, team: side === 0 ? 'home' : 'away' });
          for (const code of codes)
            expect(
              players.reduce((sum, values) => sum + (values.get(code) ?? NaN), 0),
              code,
            ).to.be.closeTo(squad.get(code) ?? NaN, 1e-6);
        });
      }),
      runs,
    );
  });
});

describe('time on the ground', () => {
  it('is the sum of the roles if every player has one', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.subarray([1, 2, 3, 4]), (log, periods) => {
        const match = openMatch(log);
        const { home, away } = match.details().header;
        fc.pre([...home.players, ...away.players].every(({ role }) => role !== undefined));
        for (const values of columnsOf(match, 'player', ['TIME_ON_GROUND', ...roleCodes], { periods })) {
          expect(roleCodes.reduce((sum, code) => sum + (values.get(code) ?? NaN), 0)).to.equal(
            values.get('TIME_ON_GROUND'),
          );
        }
      }),
      runs,
    );
  });

  it('with a direct opponent is 0 before the first match-up', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch({
          ...log,
          entries: log.entries.filter((entry) => entry.kind === 'transaction' && entry.code !== 'MAUP'),
        });
        for (const values of columnsOf(match, 'player', ['TIME_ON_GROUND_MATCHUPS'], {}))
          expect(values.get('TIME_ON_GROUND_MATCHUPS')).to.equal(0);
      }),
      runs,
    );
  });
});

describe('the share of time remaining', () => {
  it('is between 0 and 100 %, and 0 once the match is complete', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const [now, over] = [
          log,
          { ...log, entries: [...log.entries, { kind: 'status' as const, code: 'FINAL' as const }] },
        ].map((entries) => squadStatistics(openMatch(entries), planOf('squad', ['TIME_REMAINING_PCT'])).table);
        for (const column of [0, 1]) {
          const isEmpty = now?.value(0, column) === undefined;
          if (!isEmpty) expect(now.value(0, column)).to.be.within(0, 100);
          expect(over?.value(0, column)).to.equal(isEmpty ? undefined : 0);
        }
      }),
      runs,
    );
  });
});
