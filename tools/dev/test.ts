import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RUN_COMPILED } from '../../server/test/support/program.js';
import { SMALL_WORLD } from '../../server/test/support/small-world.js';
import { checks, taskOf, tasksOf } from '../check/checks.js';
import { runTasks } from './tasks/run-tasks.js';
import { summary } from './tasks/summary.js';
import type { Task } from './tasks/task.js';
import { unitSuites } from './suites.js';

/*
 * Runs every test and check, two at once: first what the others share, which is the compiled sources, the programs of
 * Debian and the small world; then the others, the longest first, so that both cores stay busy to the end. A failure
 * stops no other suite; the seconds of each and what was skipped end the run.
 */

const world = mkdtempSync(path.join(tmpdir(), 'goalsquare-small-world-'));
process.once('exit', () => {
  rmSync(world, { recursive: true, force: true });
});

const program = (name: string, file: string, ...words: readonly string[]): Task => ({
  name,
  command: ['node tools/dev/run.mjs', `tools/dev/${file}.ts`, ...words].join(' '),
});

const shared: readonly Task[] = [
  { name: 'compile', command: 'npx tsc -b' },
  program('needs', 'test-needs'),
  program('small world', 'make-small-world'),
];

const suites: readonly Task[] = [
  // One process for all of them would run for longer than all other suites together.
  ...unitSuites.map((suite) => program(`test:unit ${suite}`, 'test-unit', `--suite=${suite}`)),
  program('test:hub', 'test-hub'),
  program('test:clients', 'test-clients'),
  taskOf('samples'),
  { ...taskOf('compose'), mostlyWaits: true },
  ...tasksOf(checks.filter(({ isOfEveryChange }) => isOfEveryChange === true)),
  ...['real', 'ladders', 'shots'].map(taskOf),
];

const options = {
  slots: 2,
  environment: { ...process.env, [SMALL_WORLD]: path.join(world, 'world'), [RUN_COMPILED]: '1' },
  print: (text: string): void => {
    process.stdout.write(text);
  },
};

const began = performance.now();
const first = await runTasks(shared, options);
const outcomes = first.every(({ isPassed }) => isPassed) ? [...first, ...(await runTasks(suites, options))] : first;
console.log(summary(outcomes, (performance.now() - began) / 1000).join('\n'));
if (outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
