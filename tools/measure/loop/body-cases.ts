import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { requests, type LoopCase } from './case.js';

const MEGABYTE = 1_048_576;
const REQUESTS = 100;
const BOMB_BYTES = 50_000_000;
const AT_ONCE = 8;
const PLAYERS = '/v1/matches/{match}/statistics/players';

/** Returns `count` values, each made from its index. */
const many = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const post = (name: string, body: () => unknown, times = 1): LoopCase => requests(name, { to: PLAYERS, body, times });

const batch = (name: string, requestOf: (n: number) => object, times = 1): LoopCase =>
  post(name, () => ({ playerMetricRequests: many(REQUESTS, requestOf) }), times);

/**
 * Returns a function that returns requests with about `bytes` of metric codes in total, each with one wrong letter,
 * spread over as many requests as a body may have.
 */
const misspelt = (bytes: number): ((at: number) => object) => {
  const each = Math.min(500, Math.floor(bytes / REQUESTS / 'KICK_EFFECTIVX_10000,"'.length));
  return (at) => ({ metricCodes: many(each, (n) => `KICK_EFFECTIVX_${at * each + n}`) });
};

/** Returns a case with a small compressed body that grows to 50 MB when it is read. */
const bomb = (encoding: string, compress: (plain: Buffer) => Buffer): LoopCase =>
  requests(`a body of 50 MB in ${encoding}`, {
    to: PLAYERS,
    body: () => compress(Buffer.alloc(BOMB_BYTES, ' ')),
    headers: { 'Content-Encoding': encoding },
  });

const unknownMembers = (bytes: number): Record<string, number> =>
  Object.fromEntries(many(Math.floor(bytes / 15), (n) => [`member${n}`, 1]));

/** Returns a case with a query of 8 KB. */
const longQuery = (name: string, to: string, word: (n: number) => string, separator: string): LoopCase =>
  requests(name, { to: `${to}${many(900, word).join(separator).slice(0, 8000)}` });

const wrongEntries = (): object => ({
  entries: many(10_000, (n) => ({ kind: 'transaction', id: `wrong ${n}`, code: 'NONE' })),
});

/** Cases with bodies and queries that are refused. */
export const bodyCases: readonly LoopCase[] = [
  batch('misspelt metrics, 51 KB', misspelt(51_000)),
  batch('misspelt metrics, 1 MB', misspelt(900_000)),
  batch(`misspelt metrics, 1 MB, ${AT_ONCE} bodies at once`, misspelt(770_000), AT_ONCE),
  batch('misspelt metrics of 64 letters', () => ({
    metricCodes: many(140, (n) => `${'KICKINEFFECTIVE'.repeat(4)}${n}`.slice(0, 64)),
  })),
  post('unknown members of the body, 1 MB', () => ({ playerMetricRequests: [{}], ...unknownMembers(900_000) })),
  post('unknown members of one request, 1 MB', () => ({ playerMetricRequests: [unknownMembers(900_000)] })),
  batch('unknown members of 100 requests, 1 MB', () => unknownMembers(9000)),
  batch('numbers instead of metric codes, 1 MB', () => ({ metricCodes: many(500, () => 1) })),
  post('metric codes of a few KB each', () => ({
    playerMetricRequests: [{ metricCodes: many(400, (n) => `${'A'.repeat(2000)}${n}`) }],
  })),
  post('a list of 500,000 numbers', () => `[${'1,'.repeat(MEGABYTE / 2 - 20)}1]`),
  post('lists in lists, 500,000 deep', () => `${'['.repeat(MEGABYTE / 2 - 20)}${']'.repeat(MEGABYTE / 2 - 20)}`),
  post('objects in objects, 30 deep, 1 MB', () => ({
    playerMetricRequests: [
      { deep: many(4000, () => JSON.parse(`${'{"a":'.repeat(26)}1${'}'.repeat(26)}`) as unknown) },
    ],
  })),
  post('members without a name, deep', () => ({ playerMetricRequests: [{}], x: many(100_000, () => ({})), '': 1 })),
  bomb('gzip', gzipSync),
  bomb('deflate', deflateSync),
  bomb('br', brotliCompressSync),
  longQuery('a query of 8 KB of unknown parameters', `${PLAYERS}?`, (n) => `perio${n}=1`, '&'),
  longQuery('a query of 8 KB of misspelt metrics', `${PLAYERS}?metric=`, (n) => `KICK_INEFFX${n}`, ','),
  longQuery(
    'a query of 8 KB of unknown metrics of the glossary',
    '/v1/metadata/metrics/glossary?metric=',
    (n) => `KICK_INEFFX${n}`,
    ',',
  ),
  requests('10,000 faults in the entries of an operator', {
    to: '/operator/matches/{match}/entries',
    body: wrongEntries,
  }),
  requests(`10,000 faults in the entries of an operator, ${AT_ONCE} bodies at once`, {
    to: '/operator/matches/{match}/entries',
    body: wrongEntries,
    times: AT_ONCE,
  }),
];
