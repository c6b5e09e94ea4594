import { openStore } from '../store/directory/directory-store.js';
import type { MatchStore } from '../store/match-store.js';
import type { World } from './world.js';
import { worldOf } from './world-of.js';

/** The matches of a folder, and the leagues and seasons they form. */
export interface OpenWorld {
  readonly matches: MatchStore;
  readonly world: World;
}

/**
 * Opens a folder of match logs and season records. `log` receives a line for each part that cannot be read. **Throws**
 * if the folder cannot be read.
 */
export async function openWorld(directory: string, log: (line: string) => void = () => undefined): Promise<OpenWorld> {
  const matches = await openStore(directory, log);
  return { matches, world: worldOf(await matches.seasons()) };
}
