import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RUN_COMPILED } from '../../server/test/support/program-arguments.js';
import { SMALL_WORLD } from '../../server/test/support/small-world.js';
import { everyTask, tasksNamed, withShared } from './tasks/every-task.js';
import { runTasks } from './tasks/run-tasks.js';
import { summary } from './tasks/summary.js';

/*
 * Runs all tests and checks, or those whose names begin with the words in the arguments. Four run at once, because two
 * cores are idle while tests wait for other programs: first the tasks that others need, then the others, longest first.
 * A failure stops no other suite. At the end, prints the seconds of each and what was skipped.
 */

const words = process.argv.slice(2);
const tasks = tasksNamed(words);
if (tasks.length === 0) {
  console.error(`no test is named ${words.join(' or ')}: there are ${everyTask.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const world = mkdtempSync(path.join(tmpdir(), 'goalsquare-small-world-'));
process.once('exit', () => {
  rmSync(world, { recursive: true, force: true });
});

const options = {
  slots: 4,
  environment: { ...process.env, [SMALL_WORLD]: path.join(world, 'world'), [RUN_COMPILED]: '1' },
  print: (text: string): void => {
    process.stdout.write(text);
  },
};

const began = performance.now();
const outcomes = await runTasks(withShared(tasks), options);
console.log(summary(outcomes, (performance.now() - began) / 1000).join('\n'));
if (outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
