import { availableParallelism } from 'node:os';
import { checkWorldRecords, sandboxWorld } from '@goalsquare/data';
import { progressOf } from '@goalsquare/data/progress';

/*
 * Simulates each match of the sandbox world from its records, and prints the matches and seasons that differ from them.
 * Exits with 1 if there are any.
 */

const { to, end } = progressOf('simulating', process.stderr);
const differences = await checkWorldRecords(sandboxWorld, { workers: availableParallelism(), progress: to }).finally(
  end,
);
for (const line of differences) console.error(line);
if (differences.length > 0) {
  console.error('the records of the sandbox world do not match the simulator: run npm run generate -- world');
  process.exitCode = 1;
}
