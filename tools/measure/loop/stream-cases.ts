import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';

/** How long streams are played. **Units**: milliseconds. */
const PLAYED = 5000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Streams of all statistics of a replay at the greatest speed. `requestsOf` is what each asks for. */
function streams(name: string, count: number, requestsOf: (stream: number) => readonly object[]): LoopCase {
  return {
    name,
    prepare: async ({ target, matchId }: Scene) => {
      const replay = await target.json<{ readonly matchId: number }>('/v1/replays', {
        matchId,
        speed: 600,
        from: 'Q2:00:00',
      });
      const path = `/v1/matches/${replay.matchId}/statistics/players/events`;
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
        await target.delete(`/v1/replays/${replay.matchId}`);
        return `${opened.length} open, ${(bytes / 1e6).toFixed(1)} MB`;
      };
    },
  };
}

/** As many replays as an account may have at a time. */
const REPLAYS = 5;

/** Streams of events, and replays. */
export const streamCases: readonly LoopCase[] = [
  {
    name: 'replays begun at a time, and their list',
    prepare:
      ({ target, fresh }: Scene) =>
      async () => {
        const begun = await Promise.all(
          Array.from({ length: REPLAYS }, () =>
            target.json<{ readonly matchId: number }>('/v1/replays', {
              matchId: fresh(),
              speed: 600,
              from: 'Q4:20:00',
            }),
          ),
        );
        const { bytes } = await target.send('/v1/replays');
        for (const { matchId } of begun) await target.delete(`/v1/replays/${matchId}`);
        return `${bytes} bytes`;
      },
  },
  {
    name: 'the timetable of replays',
    prepare:
      ({ target }: Scene) =>
      async () =>
        String((await target.send('/v1/replays/timetable')).status),
  },
  streams('20 streams of the same statistics at x600', 20, () => [{}]),
  streams('60 streams of the same statistics at x600', 60, () => [{}]),
  streams('60 streams of the same seven requests at x600', 60, () => Array.from({ length: 7 }, () => ({}))),
  streams('60 streams of different statistics at x600', 60, (n) => [{ fromPeriodSeconds: n }]),
  streams('60 streams of seven different requests at x600', 60, (n) =>
    Array.from({ length: 7 }, (_, at) => ({ fromPeriodSeconds: n * 7 + at })),
  ),
];
