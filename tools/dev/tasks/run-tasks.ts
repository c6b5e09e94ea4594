import { spawn } from 'node:child_process';
import { reasonFor } from './allowed-skips.js';
import type { Outcome, Task } from './task.js';

/** Options for running tasks. */
export interface RunOptions {
  /** The number of tasks that run at the same time. */
  readonly slots: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Receives progress lines, and the whole output of each task when it ends. */
  readonly print: (text: string) => void;
}

/**
 * Pattern for a line such as `skipped: R, it is missing` or `a.test.ts is skipped: why`. It matches no title of a test.
 */
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
 * Runs tasks in list order, `slots` at a time. If a task waits for others, later tasks run first. A task does not run
 * if one that it waits for fails. Other failures stop nothing. With `CI` in the environment, a task that skips
 * something fails, unless the skip is allowed. **Shape**: one outcome for each task that ran, in list order. **Empty**:
 * no outcomes without tasks.
 */
export async function runTasks(tasks: readonly Task[], options: RunOptions): Promise<readonly Outcome[]> {
  const outcomes = new Map<Task, Outcome>();
  const waiting = [...tasks];
  const running = new Set<Promise<void>>();
  const passed = new Set<string>();
  const start = (task: Task): Promise<void> => {
    const ended = run(task, options).then((outcome) => {
      outcomes.set(task, outcome);
      if (outcome.isPassed) passed.add(task.name);
      running.delete(ended);
    });
    running.add(ended);
    return ended;
  };
  const worker = async (): Promise<void> => {
    for (;;) {
      const next = waiting.findIndex(({ waitsFor = [] }) => waitsFor.every((name) => passed.has(name)));
      const [task] = next < 0 ? [] : waiting.splice(next, 1);
      if (task === undefined && running.size === 0) return;
      await (task === undefined ? Promise.race(running) : start(task));
    }
  };
  await Promise.all(Array.from({ length: options.slots }, worker));
  return tasks.flatMap((task) => outcomes.get(task) ?? []);
}
