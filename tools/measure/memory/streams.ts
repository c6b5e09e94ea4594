import type { Target } from '../target.js';

/** Maximum number of replays that an account may have at a time. */
const REPLAYS = 5;

/** Speed of the replays. 1 is the speed of the real match. */
const SPEED = 10;

/** Open event streams of replays. */
export interface OpenedStreams {
  readonly bytes: () => number;
  readonly close: () => void;
}

/** Starts replays of complete matches, and opens event streams of them. */
export async function openStreams(target: Target, matchIds: readonly number[], count: number): Promise<OpenedStreams> {
  const begun: number[] = [];
  for (const matchId of matchIds) {
    if (begun.length === REPLAYS || count === 0) break;
    const { status, text } = await target.send('/v1/replays', { matchId, speed: SPEED, from: 'Q1:00:00' });
    if (status === 201) begun.push((JSON.parse(text) as { readonly matchId: number }).matchId);
  }
  if (count > 0 && begun.length === 0) throw new Error('no match of the folder can be replayed');
  const opened = await Promise.all(
    Array.from({ length: count }, (_, n) => target.stream(`/v1/matches/${begun[n % begun.length] ?? 0}/events`)),
  );
  return {
    bytes: () => opened.reduce((sum, stream) => sum + stream.bytes(), 0),
    close: () => {
      for (const stream of opened) stream.close();
    },
  };
}
