import { Target } from '../loop/target.js';
import { steadyLoad, type Loaded } from '../steady-load.js';

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

/** Calls are taken so far apart that kinds and matches take turns. */
const STEP = 11;

/** Sends so many requests a second, for all kinds of statistics in turn, until it is over. */
export async function load(
  port: number,
  key: string,
  matches: readonly number[],
  rate: number,
  isOver: () => boolean,
): Promise<Loaded> {
  const target = new Target(port, 0, key);
  const calls = matches.flatMap(callsOf);
  const send = async (n: number): Promise<number> => {
    const [path, body] = calls[(n * STEP) % calls.length] as Call;
    return (await target.send(path, body)).status;
  };
  const loaded = await steadyLoad(send, rate, isOver);
  target.close();
  return loaded;
}
