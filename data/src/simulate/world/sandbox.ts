import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestIn } from '../../store/manifest.js';
import { leagues } from '../league/leagues.js';
import { editionOf, sandboxSeed } from './edition.js';
import type { GenerateAsk } from './generate.js';

/** Folder of the world that comes with Goalsquare, which is generated at the first start. */
export const sandboxDirectory: string = fileURLToPath(new URL('../../../sandbox', import.meta.url));

/** The edition of that world: another one is another world. */
export const sandboxEdition: string = editionOf({ seed: sandboxSeed, designs: leagues });

/** What is told of a generation while it goes on. */
export interface Telling {
  readonly say: (line: string) => void;
  readonly progress: (done: number, all: number) => void;
}

/** Says what to do where the folder cannot be written. */
function unwritable(directory: string, error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new Error(
    `the sandbox world cannot be written to ${directory}: ${message}. Make room there, or name a folder of match logs in GOALSQUARE_DATA`,
    { cause: error },
  );
}

/**
 * Sees to it that a folder holds the world that comes with Goalsquare: generates it where it is missing or of another
 * version. **Throws** where it cannot be written.
 */
export async function ensureSandbox(
  directory: string,
  { say, progress }: Telling,
  { designs = leagues, workers }: Pick<GenerateAsk, 'designs' | 'workers'> = {},
): Promise<void> {
  const found = manifestIn(directory);
  const edition = editionOf({ seed: sandboxSeed, designs });
  if (found?.edition === edition) return;
  say(
    `${found === undefined ? 'generating' : 'generating anew'} the sandbox world in ${path.relative(process.cwd(), directory) || directory}`,
  );
  const { generateWorld } = await import('./generate.js');
  const { matches } = await generateWorld({
    seed: sandboxSeed,
    designs,
    out: directory,
    progress,
    ...(workers !== undefined && { workers }),
  }).catch((error: unknown) => {
    throw unwritable(directory, error);
  });
  say(`generated the sandbox world: ${matches} matches`);
}
