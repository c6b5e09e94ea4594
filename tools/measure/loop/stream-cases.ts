import { setTimeout as pause } from 'node:timers/promises';
import { requests, type LoopCase } from './case.js';
import type { Target } from '../target.js';

/** Time for which streams are open. **Units**: milliseconds. */
const PLAYED = 5000;

/** Maximum number of replays that an account may have at a time. */
const REPLAYS = 5;

const AT_ONCE = 8;

const begin = async (target: Target, matchId: number, from: string): Promise<number> =>
  (await target.json<{ readonly matchId: number }>('/v1/replays', { matchId, speed: 600, from })).matchId;

/**
 * Returns a case with streams of all statistics of a replay at maximum speed. `requestsOf` returns the requests of each
 * stream.
 */
const streams = (name: string, count: number, requestsOf: (stream: number) => readonly object[]): LoopCase => ({
  name,
  needsLogs: true,
  prepare: async ({ target, match }) => {
    const replay = await begin(target, match.matchId, 'Q2:00:00');
    const path = `/v1/matches/${replay}/statistics/players/events`;
    return async () => {
      // Streams for whose statistics there is no memory are refused with 503.
      const attempts = await Promise.allSettled(
        Array.from({ length: count }, (_, n) => target.stream(path, { playerMetricRequests: requestsOf(n) })),
      );
      const opened = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
      if (opened.length === 0) throw new Error(`${name}: no stream was opened`);
      await pause(PLAYED);
      const bytes = opened.reduce((sum, stream) => sum + stream.bytes(), 0);
      for (const stream of opened) stream.close();
      await target.delete(`/v1/replays/${replay}`);
      return `${opened.length} open, ${(bytes / 1e6).toFixed(1)} MB`;
    };
  },
});

const seven = (requestOf: (n: number) => object): readonly object[] =>
  Array.from({ length: 7 }, (_, n) => requestOf(n));

const permalinkOf = async (target: Target, path: string, members: readonly object[]): Promise<string> => {
  const body = { path, body: { playerMetricRequests: members } };
  return new URL((await target.json<{ readonly url: string }>('/v1/permalinks', body)).url).pathname;
};

/** Cases with event streams, replays and permalinks. */
export const streamCases: readonly LoopCase[] = [
  {
    name: `${AT_ONCE} permalinks made at once`,
    prepare:
      ({ target, match }) =>
      async () => {
        const path = `/v1/matches/${match.matchId}/statistics/players`;
        const members = Array.from({ length: AT_ONCE }, (_, n) => [{ fromPeriodSeconds: n }]);
        const made = await Promise.all(members.map((one) => permalinkOf(target, path, one)));
        return `${made.length} permalinks`;
      },
  },
  requests(`${AT_ONCE} permalinks of a batch of 30 followed at once`, {
    to: async ({ target, match }) => {
      const members = Array.from({ length: 30 }, (_, n) => ({ periods: [1 + (n % 4)], fromPeriodSeconds: n }));
      return [await permalinkOf(target, `/v1/matches/${match.matchId}/statistics/players`, members)];
    },
    times: AT_ONCE,
  }),
  {
    name: 'replays started at the same time, and their list',
    needsLogs: true,
    prepare:
      ({ target, fresh }) =>
      async () => {
        const begun = await Promise.all(
          Array.from({ length: REPLAYS }, () => begin(target, fresh().matchId, 'Q4:20:00')),
        );
        const { bytes } = await target.send('/v1/replays');
        for (const matchId of begun) await target.delete(`/v1/replays/${matchId}`);
        return `${bytes} bytes`;
      },
  },
  requests('the timetable of replays', { to: '/v1/replays/timetable' }),
  streams('20 streams of the same statistics at x600', 20, () => [{}]),
  streams('60 streams of the same statistics at x600', 60, () => [{}]),
  streams('60 streams of the same seven requests at x600', 60, () => seven(() => ({}))),
  streams('60 streams of different statistics at x600', 60, (n) => [{ fromPeriodSeconds: n }]),
  streams('60 streams of seven different requests at x600', 60, (n) =>
    seven((at) => ({ fromPeriodSeconds: n * 7 + at })),
  ),
];
