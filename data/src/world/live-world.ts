import type { LiveStore } from '../store/live/live-store.js';
import type { MemoryPart } from '../memory/memory-part.js';
import { keptSeasons, worldOf } from './world-of.js';
import type { World } from './world.js';

/** A world that goes along with its matches, and how to let it stand. */
export interface LiveWorld {
  /** The world as it is by now: the same object until a match changes. */
  readonly now: () => World;
  readonly stop: () => void;
}

/**
 * The world of matches that grow. A change is seen from the next turn of the event loop on; only the seasons it touched
 * are put together anew, and only when they are asked for.
 */
export async function liveWorld(
  matches: Pick<LiveStore, 'seasons' | 'onChange'>,
  complain: (error: unknown) => void,
  memory?: MemoryPart,
): Promise<LiveWorld> {
  const kept = keptSeasons(memory);
  let stored = await matches.seasons();
  let world: World | undefined;
  const look = async (): Promise<void> => {
    const found = await matches.seasons();
    if (found === stored) return;
    stored = found;
    world = undefined;
  };
  const stop = matches.onChange(() => {
    look().catch(complain);
  });
  return { now: () => (world ??= worldOf(stored, kept)), stop };
}
