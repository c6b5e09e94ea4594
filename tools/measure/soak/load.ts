import { Agent, request } from 'node:http';

/** How long requests took, and what came of them. */
export interface Loaded {
  readonly milliseconds: readonly number[];
  /** Answers that are none, by what came instead. */
  readonly failures: Readonly<Record<string, number>>;
}

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

const ask = (agent: Agent, port: number, key: string, [path, body]: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const sent = request({ agent, port, path, method: body === undefined ? 'GET' : 'POST', headers }, (res) => {
      res.resume().on('end', () => {
        resolve(res.statusCode ?? 0);
      });
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

/**
 * Connections are given up before the server does so, which could be just when they are used again. **Units**:
 * milliseconds.
 */
const IDLE = 20_000;

/** Calls are taken so far apart that kinds and matches take turns. */
const STEP = 11;

/** Sends so many requests a second, for all kinds of statistics in turn, until it is stopped. */
export async function load(
  port: number,
  key: string,
  matches: readonly number[],
  rate: number,
  isOver: () => boolean,
): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE });
  const calls = matches.flatMap(callsOf);
  const milliseconds: number[] = [];
  const waiting = new Set<Promise<void>>();
  const start = performance.now();
  const failures: Record<string, number> = {};
  const fail = (what: string): void => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  for (let n = 0; !isOver(); n += 1) {
    const wait = start + (n * 1000) / rate - performance.now();
    if (wait > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    const began = performance.now();
    const one = ask(agent, port, key, calls[(n * STEP) % calls.length] as Call)
      .then(
        (status) => {
          milliseconds.push(performance.now() - began);
          if (status !== 200 && status !== 403) fail(String(status));
        },
        (error: unknown) => {
          fail(error instanceof Error ? error.message : String(error));
        },
      )
      .finally(() => {
        waiting.delete(one);
      });
    waiting.add(one);
  }
  await Promise.all(waiting);
  agent.destroy();
  return { milliseconds, failures };
}
