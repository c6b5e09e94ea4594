import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';

const MEGABYTE = 1_048_576;
const REQUESTS = 100;

/** `count` texts that differ. */
const many = (count: number, make: (n: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Metric codes of about `bytes` in all, each one letter off, spread over as many requests as a body may have. */
function misspeltCodes(bytes: number): unknown {
  const code = (n: number): string => `KICK_EFFECTIVX_${n}`;
  const each = Math.floor(bytes / REQUESTS / (code(10_000).length + 3));
  return {
    playerMetricRequests: Array.from({ length: REQUESTS }, (_, at) => ({
      metricCodes: many(Math.min(each, 500), (n) => code(at * each + n)),
    })),
  };
}

const post = (name: string, body: () => unknown): LoopCase => ({
  name,
  prepare: ({ target, matchId }: Scene) => {
    const made = body();
    const text = typeof made === 'string' ? made : JSON.stringify(made);
    return async () => {
      const { status, bytes } = await target.send(`/v1/matches/${matchId}/statistics/players`, text);
      return `${status}, ${(text.length / 1024).toFixed(0)} KB sent, ${bytes} bytes back`;
    };
  },
});

const BOMB_BYTES = 50_000_000;

/** A small body that grows to 50 MB when it is read. */
const bomb = (encoding: string, compress: (plain: Buffer) => Buffer): LoopCase => ({
  name: `a body of 50 MB in ${encoding}`,
  prepare: ({ target, matchId }: Scene) => {
    const body = compress(Buffer.alloc(BOMB_BYTES, ' '));
    return async () => {
      const path = `/v1/matches/${matchId}/statistics/players`;
      const { status } = await target.send(path, body, { 'Content-Encoding': encoding });
      return `${status}, ${body.length} bytes sent`;
    };
  },
});

const unknownMembers = (bytes: number): Record<string, number> =>
  Object.fromEntries(many(Math.floor(bytes / 15), (n) => `member${n}`).map((name) => [name, 1]));

/** Bodies that are refused. */
export const bodyCases: readonly LoopCase[] = [
  post('misspelt metrics, 51 KB', () => misspeltCodes(51_000)),
  post('misspelt metrics, 1 MB', () => misspeltCodes(900_000)),
  post('misspelt metrics of 64 letters', () => ({
    playerMetricRequests: Array.from({ length: REQUESTS }, () => ({
      metricCodes: many(140, (n) => `${'KICKINEFFECTIVE'.repeat(4)}${n}`.slice(0, 64)),
    })),
  })),
  post('unknown members of the body, 1 MB', () => ({ playerMetricRequests: [{}], ...unknownMembers(900_000) })),
  post('unknown members of one request, 1 MB', () => ({ playerMetricRequests: [unknownMembers(900_000)] })),
  post('unknown members of 100 requests, 1 MB', () => ({
    playerMetricRequests: Array.from({ length: REQUESTS }, () => unknownMembers(9000)),
  })),
  post('numbers instead of metric codes, 1 MB', () => ({
    playerMetricRequests: Array.from({ length: REQUESTS }, () => ({
      metricCodes: Array.from({ length: 500 }, () => 1),
    })),
  })),
  post('metric codes of a few KB each', () => ({
    playerMetricRequests: [{ metricCodes: many(400, (n) => `${'A'.repeat(2000)}${n}`) }],
  })),
  post('a list of 500,000 numbers', () => `[${'1,'.repeat(MEGABYTE / 2 - 20)}1]`),
  post('lists in lists, 500,000 deep', () => `${'['.repeat(MEGABYTE / 2 - 20)}${']'.repeat(MEGABYTE / 2 - 20)}`),
  post('objects in objects, 30 deep, 1 MB', () => ({
    playerMetricRequests: [
      { deep: Array.from({ length: 4000 }, () => JSON.parse(`${'{"a":'.repeat(26)}1${'}'.repeat(26)}`) as unknown) },
    ],
  })),
  post('members without a name, deep', () => ({
    playerMetricRequests: [{}],
    x: Array.from({ length: 100_000 }, () => ({})),
    '': 1,
  })),
  bomb('gzip', gzipSync),
  bomb('deflate', deflateSync),
  bomb('br', brotliCompressSync),
  {
    name: 'a query of 8 KB of unknown parameters',
    prepare: ({ target, matchId }: Scene) => {
      const query = many(900, (n) => `perio${n}=1`)
        .join('&')
        .slice(0, 8000);
      return async () => String((await target.send(`/v1/matches/${matchId}/statistics/players?${query}`)).status);
    },
  },
  {
    name: 'a query of 8 KB of misspelt metrics',
    prepare: ({ target, matchId }: Scene) => {
      const query = many(500, (n) => `KICK_INEFFX${n}`)
        .join()
        .slice(0, 8000);
      return async () =>
        String((await target.send(`/v1/matches/${matchId}/statistics/players?metric=${query}`)).status);
    },
  },
  {
    name: 'a query of 8 KB of metrics of a glossary that there are not',
    prepare: ({ target }: Scene) => {
      const query = many(500, (n) => `KICK_INEFFX${n}`)
        .join()
        .slice(0, 8000);
      return async () => String((await target.send(`/v1/metadata/metrics/glossary?metric=${query}`)).status);
    },
  },
];
