import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply, Target } from './target.js';

const inWords = ({ status, bytes, text }: Reply): string =>
  status === 200 ? `200, ${(bytes / 1e6).toFixed(1)} MB` : `${status} ${text.slice(-150)}`;

const players = Array.from({ length: 100 }, () => ({}));
/** Requests that no two of which are the same. */
const differing = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, n) => ({ periods: [1 + (n % 4)], fromPeriodSeconds: n }));

const batch = (
  name: string,
  path: (matchId: number) => string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  times = 1,
): LoopCase => ({
  name,
  prepare:
    ({ target, matchId }) =>
    async () => {
      const ask = (): Promise<Reply> => target.send(path(matchId), body, headers);
      const replies = await Promise.all(Array.from({ length: times }, ask));
      return inWords(replies[0] as Reply);
    },
});

const ofPlayers = (matchId: number): string => `/v1/matches/${matchId}/statistics/players`;
const ofSquads = (matchId: number): string => `/v1/matches/${matchId}/statistics/squads`;
const csv = { Accept: 'text/csv' };

async function first(target: Target, path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return inWords(await target.send(path, undefined, headers));
}

const firstOf = (
  name: string,
  path: (matchId: number) => string,
  headers?: Readonly<Record<string, string>>,
): LoopCase => ({
  name,
  prepare: ({ target, fresh }: Scene) => {
    const at = path(fresh());
    return () => first(target, at, headers);
  },
});

/** Statistics of a match. */
export const statisticsCases: readonly LoopCase[] = [
  batch('batch of 100, JSON', ofPlayers, { playerMetricRequests: players }),
  batch('batch of 100, CSV', ofPlayers, { playerMetricRequests: players }, csv),
  batch('batch of 30, JSON', ofPlayers, { playerMetricRequests: differing(30) }),
  batch('batch of 30, JSON, gzip', ofPlayers, { playerMetricRequests: differing(30) }, { 'Accept-Encoding': 'gzip' }),
  batch('batch of 30, CSV', ofPlayers, { playerMetricRequests: differing(30) }, csv),
  batch(
    'batch of 30, CSV, gzip',
    ofPlayers,
    { playerMetricRequests: differing(30) },
    { ...csv, 'Accept-Encoding': 'gzip' },
  ),
  batch('8 batches of 30 at once, JSON', ofPlayers, { playerMetricRequests: differing(30) }, {}, 8),
  batch('8 batches of 30 at once, CSV', ofPlayers, { playerMetricRequests: differing(30) }, csv, 8),
  batch('batch of 100 of squads, CSV', ofSquads, { squadMetricRequests: differing(100) }, csv),
  firstOf('first statistics of the players of a match', ofPlayers),
  firstOf('first statistics of the players of a match, CSV', ofPlayers, csv),
  firstOf('first statistics of the squads of a match', ofSquads),
  {
    name: 'first statistics of the players of 10 matches at once',
    prepare: ({ target, fresh }: Scene) => {
      const ids = Array.from({ length: 10 }, fresh);
      return async () => (await Promise.all(ids.map((id) => first(target, ofPlayers(id)))))[0] ?? '';
    },
  },
];
