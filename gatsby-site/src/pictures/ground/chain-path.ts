/** A location on the ground. **Units**: metres from the centre. */
export type Place = readonly [x: number, y: number];

/** An arrow that shows the direction of a path: its location, and its angle from +x towards +y. **Units**: degrees. */
export interface Arrow {
  readonly at: Place;
  readonly turn: number;
}

/** Shorter segments of a path get no arrow. **Units**: metres. */
const SHORTEST = 6;

/**
 * Returns the locations of a path that is given as x, y, x, y. A `sign` of -1 rotates them by 180 degrees, for a squad
 * that attacks to the left.
 */
export const placesOf = (path: readonly number[], sign: 1 | -1): readonly Place[] =>
  Array.from({ length: path.length / 2 }, (_, at) => [(path[2 * at] ?? 0) * sign, (path[2 * at + 1] ?? 0) * sign]);

/** Returns an arrow in the middle of each segment of a path, except short ones. */
export const arrowsOf = (places: readonly Place[]): readonly Arrow[] =>
  places.slice(1).flatMap(([x, y], at): readonly Arrow[] => {
    const [fromX, fromY] = places[at] ?? [x, y];
    const [along, across] = [x - fromX, y - fromY];
    if (Math.hypot(along, across) < SHORTEST) return [];
    return [{ at: [(x + fromX) / 2, (y + fromY) / 2], turn: Math.round((Math.atan2(across, along) * 180) / Math.PI) }];
  });

/** The progress of a playback: the current chain, and its last visible location. */
export interface Playback {
  readonly chain: number;
  readonly place: number;
}

/**
 * Returns the next step of a playback: the next location of the chain, then the next chain. `counts` has the number of
 * locations of each chain. `isWhole` shows whole chains, one after another. **Empty**: `undefined` at the end.
 */
export function played({ chain, place }: Playback, counts: readonly number[], isWhole: boolean): Playback | undefined {
  if (!isWhole && place < (counts[chain] ?? 0) - 1) return { chain, place: place + 1 };
  const next = counts[chain + 1];
  return next === undefined ? undefined : { chain: chain + 1, place: isWhole ? next - 1 : 0 };
}
