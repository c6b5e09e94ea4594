import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionOf, leagues, sandboxSeed } from '@goalsquare/simulator';
import { manifestIn } from '../store/directory/manifest.js';
import type { MatchStore } from '../store/match-store.js';
import type { GenerateOptions } from './generate.js';

/** Folder of the sandbox world, which is generated at the first start. */
export const sandboxDirectory: string = fileURLToPath(new URL('../../sandbox', import.meta.url));

/** The edition of the sandbox world. */
export const sandboxEdition: string = editionOf({ seed: sandboxSeed, designs: leagues });

/** Where messages and the progress of a generation go. */
export interface Reporter {
  readonly say: (line: string) => void;
  readonly progress: (done: number, all: number) => void;
}

/** Adds what to do to an error of the file system. */
function withAdvice(directory: string, error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new Error(
    `cannot write the sandbox world to ${directory}: ${message}. Free space there, or set GOALSQUARE_DATA to a folder of match logs`,
    { cause: error },
  );
}

/**
 * Generates the sandbox world into a folder if it is missing or of another edition. **Throws** Error if it cannot be
 * written.
 */
export async function ensureSandbox(
  directory: string,
  { say, progress }: Reporter,
  { designs = leagues, workers }: Pick<GenerateOptions, 'designs' | 'workers'> = {},
): Promise<void> {
  const existing = manifestIn(directory);
  const edition = editionOf({ seed: sandboxSeed, designs });
  if (existing?.edition === edition) return;
  say(
    `${existing === undefined ? 'generating' : 'replacing'} the sandbox world in ${path.relative(process.cwd(), directory) || directory}`,
  );
  const { generateWorld } = await import('./generate.js');
  const { matches } = await generateWorld({
    seed: sandboxSeed,
    designs,
    out: directory,
    progress,
    ...(workers !== undefined && { workers }),
  }).catch((error: unknown) => {
    throw withAdvice(directory, error);
  });
  say(`generated the sandbox world: ${matches} matches`);
}

/**
 * Whether a folder holds a simulated world and nothing else, so that nobody's own data is in it. An import beside the
 * sandbox adds matches, or seasons of leagues, that the manifest does not list.
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
