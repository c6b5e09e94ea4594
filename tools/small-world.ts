import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateWorld, openWorld, sandboxSeed, smallLeagues, type OpenWorld } from '@goalsquare/data';

let opened: Promise<OpenWorld> | undefined;

/** Generates the small sandbox world into a folder that goes when the process ends, and names it. */
export async function smallWorldFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-world-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const out = path.join(folder, 'world');
  await generateWorld({ seed: sandboxSeed, designs: smallLeagues, out });
  return out;
}

const generate = async (): Promise<OpenWorld> => openWorld(await smallWorldFolder());

/** The small sandbox world, generated once for all the suites of a run that ask for it. */
export const smallWorld = (): Promise<OpenWorld> => (opened ??= generate());
