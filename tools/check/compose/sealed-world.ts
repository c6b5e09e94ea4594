import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sandboxEdition } from '@goalsquare/data';
import { smallWorldFolder } from '../../../server/test/support/small-world.js';

/**
 * Writes the small world into a folder and seals it with the command in the Dockerfile. It is marked with the edition
 * of the full sandbox world, so that a server serves it and does not generate the full one.
 */
export async function sealSmallWorld(root: string, out: string): Promise<void> {
  execFileSync(process.execPath, ['data/dist/cli.js', 'seal', '--from', await smallWorldFolder(), '--out', out], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const manifest = path.join(out, 'world.json');
  const world = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  writeFileSync(manifest, JSON.stringify({ ...world, edition: sandboxEdition }));
}
