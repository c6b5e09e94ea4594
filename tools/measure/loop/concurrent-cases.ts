import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply, Target } from './target.js';

/** Requests that are sent at once. */
const AT_ONCE = 8;

const csv = { Accept: 'text/csv' };

const inWords = (replies: readonly Reply[]): string => {
  const statuses = [...new Set(replies.map(({ status }) => status))].join();
  const bytes = replies.reduce((sum, reply) => sum + reply.bytes, 0);
  return `${replies.length} responses, ${statuses}, ${(bytes / 1e6).toFixed(1)} MB`;
};

type Headers = Readonly<Record<string, string>>;

/** Sends GET requests at once. The paths are found before the case is measured. */
const atOnce = (
  name: string,
  pathsOf: (scene: Scene) => readonly string[] | Promise<readonly string[]>,
  headers: Headers = {},
): LoopCase => ({
  name,
  prepare: async (scene) => {
    const paths = await pathsOf(scene);
    return async () => inWords(await Promise.all(paths.map((path) => scene.target.send(path, undefined, headers))));
  },
});

const times = <T>(make: (n: number) => T): readonly T[] => Array.from({ length: AT_ONCE }, (_, n) => make(n));

/** What is read of a match by GET. */
const views = [
  '',
  '/score',
  '/venue',
  '/persons',
  '/metrics',
  '/transactions',
  '/chains',
  '/rotations',
  '/shots',
  '/entries',
  '/stoppages',
  '/statistics/players',
  '/statistics/squads',
  '/statistics/leaders',
] as const;

/** What is read of a season by GET. */
const lists = ['', '/fixture', '/ladder', '/squads', '/conferences'] as const;

const ofMatches =
  (view: string, query = ''): ((scene: Scene) => readonly string[]) =>
  ({ fresh }) =>
    times(() => `/v1/matches/${fresh()}${view}${query}`);

const ofSeasons =
  (list: string): ((scene: Scene) => readonly string[]) =>
  ({ seasons }) =>
    seasons.map((season) => `${season}${list}`);

/** The squads of every season, with their players. */
async function personPaths({ target, seasons }: Scene): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const season of seasons) {
    const { squads } = await target.json<{ readonly squads: readonly { readonly id: number }[] }>(`${season}/squads`);
    paths.push(...squads.map(({ id }) => `${season}/squads/${id}/persons`));
  }
  return paths;
}

const requests = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, n) => ({ periods: [1 + (n % 4)], fromPeriodSeconds: n }));

/** The most requests for all metrics of players that a batch may have. */
const MOST_REQUESTS = 45;

/** Sends requests with a body at once. The body is made before the case is measured. */
const bodies = (
  name: string,
  pathOf: (scene: Scene) => string,
  body: () => unknown,
  { headers = {}, count = AT_ONCE }: { readonly headers?: Headers; readonly count?: number } = {},
): LoopCase => ({
  name,
  prepare: (scene) => {
    const text = JSON.stringify(body());
    return async () =>
      inWords(await Promise.all(Array.from({ length: count }, () => scene.target.send(pathOf(scene), text, headers))));
  },
});

const statistics =
  (of: 'players' | 'squads') =>
  ({ matchId }: Scene): string =>
    `/v1/matches/${matchId}/statistics/${of}`;

const misspelt = (): object => ({
  playerMetricRequests: Array.from({ length: 100 }, (_, at) => ({
    metricCodes: Array.from({ length: 350 }, (_unused, n) => `KICK_EFFECTIVX_${at * 350 + n}`),
  })),
});

const entries = (count: number): object => ({
  entries: Array.from({ length: count }, (_, n) => ({ kind: 'transaction', id: `wrong ${n}`, code: 'NONE' })),
});

async function permalinkOf(target: Target, path: string, body: object): Promise<string> {
  const { url } = await target.json<{ readonly url: string }>('/v1/permalinks', { path, body });
  return new URL(url).pathname;
}

/** Documents that are made when they are first requested: they are played first, and once. */
export const coldCases: readonly LoopCase[] = [
  {
    ...atOnce('first documents of the contract', () => ['/openapi.yaml', '/openapi.json', '/tables.json']),
    once: true,
  },
  {
    ...atOnce('first metadata', () => [
      '/v1/metadata/metrics',
      '/v1/metadata/metrics/glossary',
      '/v1/metadata/models',
      '/v1/positiontypes',
    ]),
    once: true,
  },
  { ...atOnce('first season lists of all leagues', ({ seasons }) => seasons), once: true },
  ...lists
    .slice(1)
    .map((list): LoopCase => ({ ...atOnce(`first ${list.slice(1)} of all seasons`, ofSeasons(list)), once: true })),
  { ...atOnce('first persons of all squads of all seasons', personPaths), once: true },
];

/** Several requests at once. */
export const concurrentCases: readonly LoopCase[] = [
  ...views.slice(3).map((view) => atOnce(`first ${view.slice(1)} of ${AT_ONCE} matches at once`, ofMatches(view))),
  ...['/transactions', '/chains', '/statistics/players', '/statistics/leaders', '/stoppages'].map((view) =>
    atOnce(`first ${view.slice(1)} of ${AT_ONCE} matches at once, CSV`, ofMatches(view), csv),
  ),
  atOnce('everything of a match at once', ({ fresh }) => {
    const id = fresh();
    return views.map((view) => `/v1/matches/${id}${view}`);
  }),
  atOnce(
    'everything of a match at once, CSV',
    ({ fresh }) => {
      const id = fresh();
      return views.map((view) => `/v1/matches/${id}${view}`);
    },
    csv,
  ),
  atOnce(`${AT_ONCE} matches as they stood at once`, ofMatches('/statistics/players', '?asOf=Q3:12:30')),
  atOnce(`transactions of ${AT_ONCE} matches as they stood at once`, ofMatches('/transactions', '?asOf=Q4:20:00')),
  atOnce('fixtures of all seasons, CSV', ofSeasons('/fixture'), csv),
  atOnce('ladders of all seasons, CSV', ofSeasons('/ladder'), csv),
  bodies('batch at the limit, JSON', statistics('players'), () => ({ playerMetricRequests: requests(MOST_REQUESTS) }), {
    count: 1,
  }),
  bodies(
    '4 batches at the limit at once, JSON',
    statistics('players'),
    () => ({ playerMetricRequests: requests(MOST_REQUESTS) }),
    { count: 4 },
  ),
  bodies(
    '4 batches at the limit at once, CSV',
    statistics('players'),
    () => ({ playerMetricRequests: requests(MOST_REQUESTS) }),
    { count: 4, headers: csv },
  ),
  bodies(`${AT_ONCE} batches of 100 of squads at once`, statistics('squads'), () => ({
    squadMetricRequests: requests(100),
  })),
  bodies(`misspelt metrics, 1 MB, ${AT_ONCE} bodies at once`, statistics('players'), misspelt),
  bodies(`a batch above the limit, ${AT_ONCE} bodies at once`, statistics('players'), () => ({
    playerMetricRequests: requests(100),
  })),
  bodies(
    '10,000 faults in the entries of an operator',
    ({ matchId }) => `/operator/matches/${matchId}/entries`,
    () => entries(10_000),
    { count: 1 },
  ),
  bodies(
    `10,000 faults in the entries of an operator, ${AT_ONCE} bodies at once`,
    ({ matchId }) => `/operator/matches/${matchId}/entries`,
    () => entries(10_000),
  ),
  {
    name: `${AT_ONCE} permalinks made at once`,
    prepare:
      ({ target, matchId }) =>
      async () => {
        const made = await Promise.all(
          times((n) =>
            permalinkOf(target, `/v1/matches/${matchId}/statistics/players`, {
              playerMetricRequests: [{ fromPeriodSeconds: n }],
            }),
          ),
        );
        return `${made.length} permalinks`;
      },
  },
  {
    name: `${AT_ONCE} permalinks of a batch of 30 followed at once`,
    prepare: async ({ target, matchId }: Scene) => {
      const path = await permalinkOf(target, `/v1/matches/${matchId}/statistics/players`, {
        playerMetricRequests: requests(30),
      });
      return async () => inWords(await Promise.all(times(() => target.send(path))));
    },
  },
];
