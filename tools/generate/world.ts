import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateWorld, recordWorld, sandboxWorld } from '@goalsquare/data';
import { progressOf } from '@goalsquare/data/progress';
import { leagues } from '@goalsquare/simulator';

/*
 * Simulates the sandbox world and writes its records and results. From these the server answers every request except
 * those about a single match.
 */

const { to, end } = progressOf('simulating', process.stderr);
const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-world-'));
try {
  const out = path.join(folder, 'world');
  const { matches } = await generateWorld({ seed: sandboxWorld.seed, designs: leagues, out, progress: to });
  await recordWorld(out, sandboxWorld.records);
  console.log(`wrote the records of ${matches} matches`);
} finally {
  rmSync(folder, { recursive: true, force: true });
  end();
}
