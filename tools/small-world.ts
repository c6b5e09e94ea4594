import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateWorld, openWorld, sandboxSeed, smallLeagues, type OpenWorld } from '@goalsquare/data';

let opened: Promise<OpenWorld> | undefined;

async function generate(): Promise<OpenWorld> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-world-'));
  process.once('exit', () => { rmSync(folder, { recursive: true, force: true }); });
  await generateWorld({ seed: sandboxSeed, designs: smallLeagues, out: path.join(folder, 'world') });
  return openWorld(path.join(folder, 'world'));
}

/** The small sandbox world, generated once for all the suites of a run that ask for it. */
export const smallWorld = (): Promise<OpenWorld> => (opened ??= generate());
