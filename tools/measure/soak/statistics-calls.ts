type Call = readonly [path: string, body?: object];

const callsOf = (matchId: number): readonly Call[] => {
  const at = `/v1/matches/${matchId}`;
  return [
    [`${at}/statistics/players`],
    [`${at}/statistics/squads?context=Diff`],
    [`${at}/statistics/players?lastXSeconds=300&metric=DISPOSAL&metric=GOAL`],
    [`${at}/statistics/leaders`],
    [`${at}/score`],
    [at],
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

/** The distance between calls, so that kinds and matches take turns. */
const STEP = 11;

/** Returns the calls of statistics of matches by their number, all kinds in turn. */
export function statisticsCalls(matchIds: readonly number[]): (n: number) => Call {
  const calls = matchIds.flatMap(callsOf);
  return (n) => calls[(n * STEP) % calls.length] as Call;
}
