import type { LiveStore } from '../store/live/live-store.js';
import type { MemoryPart } from '../memory/memory-part.js';
import { keptSeasons, worldOf } from './world-of.js';
import type { World } from './world.js';

/** A live view of the world, and a function that stops it. */
export interface LiveWorld {
  /** Returns the current world: the same object until a match changes. */
  readonly now: () => World;
  readonly stop: () => void;
}

/**
 * Returns a live view of the world. A change becomes visible in the next event loop turn. Only changed seasons are
 * rebuilt, when they are next used.
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
