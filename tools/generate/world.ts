import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { checkWorldRecords, generateWorld, recordWorld, sandboxWorld } from '@goalsquare/data';
import { progressOf } from '@goalsquare/data/progress';
import { leagues } from '@goalsquare/simulator';

/*
 * Writes the records and results of the sandbox world, from which the server answers everything but questions on a
 * match. With `--check`, simulates each match from what is written instead, and prints the matches and seasons that
 * differ; exit code 1 if there are any.
 */

const { to, end } = progressOf('simulating', process.stderr);

/** Simulates the whole world and writes its records. */
async function write(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-world-'));
  try {
    const out = path.join(folder, 'world');
    const { matches } = await generateWorld({ seed: sandboxWorld.seed, designs: leagues, out, progress: to });
    await recordWorld(out, sandboxWorld.records);
    console.log(`wrote the records of ${matches} matches`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints what differs between the records and the world. */
async function check(): Promise<void> {
  const differences = await checkWorldRecords(sandboxWorld, { workers: availableParallelism(), progress: to });
  for (const line of differences) console.error(line);
  if (differences.length > 0) {
    console.error('the records of the sandbox world are not those of the simulator: run npm run generate:world');
    process.exitCode = 1;
  }
}

await (process.argv.includes('--check') ? check() : write()).finally(end);
