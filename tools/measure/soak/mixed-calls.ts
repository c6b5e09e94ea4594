import type { MatchHeader } from '@goalsquare/engine';

type Call = readonly [path: string, body?: object];

/** Returns calls about a match. */
export const callsOfMatch = ({ id }: MatchHeader): readonly Call[] => {
  const at = `/v1/matches/${id}`;
  return [
    [`${at}/statistics/players`],
    [`${at}/statistics/squads?context=Diff`],
    [`${at}/statistics/players?lastXSeconds=300&metric=DISPOSAL&metric=GOAL`],
    [`${at}/statistics/leaders`],
    [`${at}/score`],
    [at],
    [`${at}/transactions?format=csv`],
    [`${at}/chains`],
    [`${at}/quality`],
    ['/v1/changes'],
    [
      `${at}/statistics/players`,
      {
        playerMetricRequests: [
          { periods: [1], zones: ['F50'] },
          { lastXSeconds: 600, metricCodes: ['KICK', 'MARK', 'TACKLE'] },
        ],
      },
    ],
    [`${at}/statistics/squads`, { squadMetricRequests: [{}, { context: 'PhysicalDiff', zones: ['MID'] }] }],
  ];
};

const callsOfSeason = ({ leagueId, levelId, seasonId }: MatchHeader): readonly Call[] => {
  const season = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}`;
  return [
    [`${season}/fixture`],
    [`${season}/ladder`],
    [`${season}/leaders`],
    [`${season}/quality`],
    [`/v1/statistics/players?leagueId=${leagueId}&seasonId=${seasonId}&metric=DISPOSAL&metric=GOAL`],
  ];
};

/** Step from one call to the next, so that kinds of calls and matches alternate. */
const STEP = 11;

/** Returns a function from a number to a call about a match or its season. Consecutive calls are of different kinds. */
export function mixedCalls(headers: readonly MatchHeader[]): (n: number) => Call {
  const calls = headers.flatMap((header) => [...callsOfMatch(header), ...callsOfSeason(header)]);
  return (n) => calls[(n * STEP) % calls.length] as Call;
}
