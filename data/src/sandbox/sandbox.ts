import { existsSync } from 'node:fs';
import path from 'node:path';
import { sandboxSeed } from '@goalsquare/simulator/edition';
import { packageFolder } from '../store/package-folder.js';
import { dataFiles } from '../store/data-files.js';
import { openStore, PACK_FOLDER } from '../store/directory/directory-store.js';
import { manifestIn } from '../store/directory/manifest.js';
import type { StoreMemory } from '../memory/store-memory.js';
import type { MatchStore } from '../store/match-store.js';
import { isSealed } from '../store/pack/pack.js';
import type { SimulatedWorld } from './one-match.js';
import { openSimulatedStore, type SimulatedStore } from './simulated-store.js';
import { sandboxRecordsFolder } from './world-records.js';

/** Folder of the sandbox world's matches that have been simulated. */
export const sandboxDirectory: string = path.join(packageFolder, 'sandbox');

export const sandboxWorld: SimulatedWorld = { seed: sandboxSeed, size: 'whole', records: sandboxRecordsFolder };

export interface OpenedSandbox {
  readonly matches: MatchStore;
  /** Whether the store contains only the simulated world and no data of the operator. */
  readonly isSimulatedOnly: boolean;
  /**
   * The store that simulates single matches. **Empty**: `undefined` if the folder is sealed and contains all matches.
   */
  readonly simulated?: SimulatedStore;
}

/**
 * Opens the sandbox world. A sealed folder, as in the image, is opened as it is. Otherwise matches are simulated one by
 * one, with `workers` in the background and as many for waiting callers.
 */
export async function openSandbox(
  directory: string = sandboxDirectory,
  log: (line: string) => void = () => undefined,
  memory?: StoreMemory,
  workers?: number,
): Promise<OpenedSandbox> {
  if (isSealed(path.join(directory, PACK_FOLDER))) {
    const matches = await openStore(directory, log, memory && { memory });
    return { matches, isSimulatedOnly: await isSimulatedOnly(directory, matches) };
  }
  const { logs } = existsSync(directory) ? dataFiles(directory) : { logs: [] };
  if (logs.length > 0)
    log(
      manifestIn(directory) === undefined
        ? `${logs.length} match logs in ${directory} are not served: set GOALSQUARE_DATA to a folder of your own`
        : `${directory} contains a world from an earlier version, which is no longer used: you can remove the folder`,
    );
  const simulated = await openSimulatedStore({
    ...sandboxWorld,
    directory,
    log,
    ...(memory && { memory }),
    ...(workers !== undefined && { workers }),
  });
  return { matches: simulated, isSimulatedOnly: true, simulated };
}

/**
 * Returns whether a folder contains only a simulated world and no data of the operator. An import beside the sandbox
 * adds matches, or seasons of leagues, that are not in the manifest.
 */
export async function isSimulatedOnly(
  directory: string,
  store: Pick<MatchStore, 'matchIds' | 'seasons'>,
): Promise<boolean> {
  const manifest = manifestIn(directory);
  const { briefs, records } = await store.seasons();
  const count = (await store.matchIds()).length;
  return (
    manifest?.matches === count && [...briefs, ...records].every(({ leagueId }) => manifest.leagues.includes(leagueId))
  );
}
