import { spawn } from 'node:child_process';
import { reasonFor } from './allowed-skips.js';
import type { Outcome, Task } from './task.js';

/** Results that tasks share. */
export interface RunOptions {
  /** The number of tasks that run at the same time. */
  readonly slots: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Receives lines of progress, and the whole output of a task when it ends. */
  readonly print: (text: string) => void;
}

/** A line of its own, such as `skipped: R, it is missing` or `a.test.ts is skipped: why`, and no title of a test. */
const SKIPPED = /^(?: *|\S+ is )skipped: (?<text>.+)$/gmu;
const SECOND_TRY = /^second try: (?<text>.+)$/gmu;

const textsOf = (pattern: RegExp, output: string): readonly string[] => [
  ...new Set([...output.matchAll(pattern)].map(({ groups }) => groups?.text ?? '')),
];

const run = ({ name, command }: Task, { environment, print }: RunOptions): Promise<Outcome> =>
  new Promise((resolve) => {
    print(`started ${name}\n`);
    const began = performance.now();
    const chunks: Buffer[] = [];
    const child = spawn(`(${command}) 2>&1`, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('close', (code) => {
      const seconds = (performance.now() - began) / 1000;
      const output = Buffer.concat(chunks).toString();
      const skipped = textsOf(SKIPPED, output);
      const isComplete = !environment.CI || skipped.every((text) => reasonFor(text) !== undefined);
      const isPassed = code === 0 && isComplete;
      print(`\n=== ${name}: ${isPassed ? 'passed' : 'FAILED'} after ${seconds.toFixed(0)} s ===\n${output}\n`);
      resolve({ name, isPassed, seconds, skipped, secondTries: textsOf(SECOND_TRY, output), output });
    });
  });

/**
 * Runs tasks in the order of the list, `slots` at a time. Those that mostly wait run beside them. A failure stops no
 * other task. With `CI` in the environment, a task that skips something has failed, unless that may be skipped.
 *
 * **Shape**: one outcome for each task, in the order of the list. **Empty**: no outcome without a task.
 */
export async function runTasks(tasks: readonly Task[], options: RunOptions): Promise<readonly Outcome[]> {
  const outcomes = new Map<Task, Outcome>();
  const waiting = [...tasks];
  const beside: Promise<void>[] = [];
  const runOne = async (task: Task): Promise<void> => void outcomes.set(task, await run(task, options));
  const worker = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift())
      if (task.mostlyWaits === true) beside.push(runOne(task));
      else await runOne(task);
  };
  await Promise.all(Array.from({ length: options.slots }, worker));
  await Promise.all(beside);
  return tasks.flatMap((task) => outcomes.get(task) ?? []);
}
