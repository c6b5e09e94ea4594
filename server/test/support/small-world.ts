import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenWorld } from '@goalsquare/data';

/** Variable that names the folder of a small world which suites share. */
export const SMALL_WORLD = 'GOALSQUARE_SMALL_WORLD';

let opened: Promise<OpenWorld> | undefined;

/** Generates the small sandbox world into a folder. Loads what that needs, because most processes share a world. */
export const makeSmallWorld = async (out: string): Promise<void> => {
  const [{ generateWorld }, { sandboxSeed, smallLeagues }] = await Promise.all([
    import('@goalsquare/data'),
    import('@goalsquare/simulator'),
  ]);
  await generateWorld({ seed: sandboxSeed, designs: smallLeagues, out });
};

/**
 * Returns the folder of the small sandbox world: the shared one, or a new one that is removed when the process ends.
 */
export async function smallWorldFolder(): Promise<string> {
  const { [SMALL_WORLD]: shared } = process.env;
  if (shared !== undefined) return shared;
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-world-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const out = path.join(folder, 'world');
  await makeSmallWorld(out);
  return out;
}

/** The small sandbox world, opened once for all suites of a process. */
export const smallWorld = (): Promise<OpenWorld> =>
  (opened ??= smallWorldFolder().then(async (folder) => (await import('@goalsquare/data')).openWorld(folder)));
