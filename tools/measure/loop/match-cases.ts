import { requests, type Headers, type LoopCase, type Requests } from './case.js';

/** Number of requests that are sent at the same time. */
const AT_ONCE = 8;

/** Maximum number of requests for all player metrics in a batch. */
const MOST_REQUESTS = 45;

const csv = { Accept: 'text/csv' };
const gzip = { 'Accept-Encoding': 'gzip' };

/** Paths of GET requests for a match, below the path of the match. */
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

/** Views of a match, except statistics. */
const parts = ['transactions', 'chains', 'rotations', 'shots', 'entries', 'stoppages', 'persons', 'metrics'] as const;

const get = (name: string, at: string, more: Omit<Requests, 'to'> = {}): LoopCase =>
  requests(name, { to: `/v1/matches/${at}`, ...more });

/** Returns the requests of a batch. No two are equal. */
const differing = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, n) => ({ periods: [1 + (n % 4)], fromPeriodSeconds: n }));

const batch = (
  name: string,
  level: 'players' | 'squads',
  members: readonly object[],
  more: Omit<Requests, 'to' | 'body'> = {},
): LoopCase =>
  requests(name, {
    to: `/v1/matches/{match}/statistics/${level}`,
    body: () => ({ [level === 'players' ? 'playerMetricRequests' : 'squadMetricRequests']: members }),
    ...more,
  });

/** Returns a case that reads all views of a match that no other case has read. */
const everything = (name: string, headers: Headers = {}): LoopCase =>
  requests(name, {
    to: ({ fresh }) => {
      const { matchId } = fresh();
      return views.map((view) => `/v1/matches/${matchId}${view}`);
    },
    headers,
  });

/** Cases with statistics of a match. */
export const statisticsCases: readonly LoopCase[] = [
  batch(
    'batch of 100, JSON',
    'players',
    differing(100).map(() => ({})),
  ),
  batch(
    'batch of 100, CSV',
    'players',
    differing(100).map(() => ({})),
    { headers: csv },
  ),
  batch('batch of 30, JSON', 'players', differing(30)),
  batch('batch of 30, JSON, gzip', 'players', differing(30), { headers: gzip }),
  batch('batch of 30, CSV', 'players', differing(30), { headers: csv }),
  batch('batch of 30, CSV, gzip', 'players', differing(30), { headers: { ...csv, ...gzip } }),
  batch('8 batches of 30 at once, JSON', 'players', differing(30), { times: AT_ONCE }),
  batch('8 batches of 30 at once, CSV', 'players', differing(30), { times: AT_ONCE, headers: csv }),
  batch('batch of 100 of squads, CSV', 'squads', differing(100), { headers: csv }),
  get('first player statistics of a match', '{fresh}/statistics/players'),
  get('first player statistics of a match, CSV', '{fresh}/statistics/players', { headers: csv }),
  get('first squad statistics of a match', '{fresh}/statistics/squads'),
  get('first player statistics of 10 matches at once', '{fresh}/statistics/players', { times: 10 }),
];

/** Cases with GET requests for a match, except statistics. */
export const matchReadCases: readonly LoopCase[] = [
  ...parts.map((part) => get(`first ${part} of a match`, `{fresh}/${part}`)),
  ...parts.slice(0, -1).map((part) => get(`first ${part} of a match, CSV`, `{fresh}/${part}`, { headers: csv })),
  ...['identity', 'gzip', 'br'].map((coding) =>
    get(`first transactions, ${coding}`, '{fresh}/transactions', { headers: { 'Accept-Encoding': coding } }),
  ),
  get('leaders of a match', '{fresh}/statistics/leaders'),
  get('a match as it stood', '{fresh}/statistics/players?asOf=Q3:12:30'),
  get('the transactions of a match as of an earlier moment', '{fresh}/transactions?asOf=Q4:20:00'),
];

/** Cases with several requests for matches at the same time. */
export const concurrentCases: readonly LoopCase[] = [
  ...views
    .slice(3)
    .map((view) => get(`first ${view.slice(1)} of ${AT_ONCE} matches at once`, `{fresh}${view}`, { times: AT_ONCE })),
  ...['/transactions', '/chains', '/statistics/players', '/statistics/leaders', '/stoppages'].map((view) =>
    get(`first ${view.slice(1)} of ${AT_ONCE} matches at once, CSV`, `{fresh}${view}`, {
      times: AT_ONCE,
      headers: csv,
    }),
  ),
  everything('everything of a match at once'),
  everything('everything of a match at once, CSV', csv),
  get(`${AT_ONCE} matches as of an earlier moment, at once`, '{fresh}/statistics/players?asOf=Q3:12:30', {
    times: AT_ONCE,
  }),
  get(`transactions of ${AT_ONCE} matches as of an earlier moment, at once`, '{fresh}/transactions?asOf=Q4:20:00', {
    times: AT_ONCE,
  }),
  batch('batch at the limit, JSON', 'players', differing(MOST_REQUESTS)),
  batch('4 batches at the limit at once, JSON', 'players', differing(MOST_REQUESTS), { times: 4 }),
  batch('4 batches at the limit at once, CSV', 'players', differing(MOST_REQUESTS), { times: 4, headers: csv }),
  batch(`${AT_ONCE} batches of 100 of squads at once`, 'squads', differing(100), { times: AT_ONCE }),
  batch(`a batch above the limit, ${AT_ONCE} bodies at once`, 'players', differing(100), { times: AT_ONCE }),
];
