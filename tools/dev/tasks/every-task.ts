import { checks, taskOf } from '../../check/checks.js';
import { parts } from '../clients/parts.js';
import { unitSuites } from '../suites.js';
import type { Task } from './task.js';
import { TSC } from '../tsc.js';

const program = (name: string, file: string, ...words: readonly string[]): Task => ({
  name,
  command: ['node tools/dev/run.mjs', `tools/dev/${file}.ts`, ...words].join(' '),
});

/** Tasks whose results other tasks share: the compiled and bundled server, the Debian programs and the small world. */
const sharedTasks: readonly Task[] = [
  {
    name: 'compile',
    command: `node ${TSC} -b tsconfig.build.json && node tools/dev/run.mjs tools/release/build.ts server`,
  },
  program('needs', 'test-needs'),
  program('small world', 'make-small-world'),
];

/** The suites and checks of `npm test`, the longest first. */
export const everyTask: readonly Task[] = [
  program('test:hub', 'test-hub'),
  // One process for all of them would run for longer than all other suites together.
  ...unitSuites.map((suite) => program(`test:unit ${suite}`, 'test-unit', `--suite=${suite}`)),
  ...parts.map(({ name }) => program(`test:clients ${name}`, 'test-clients', '--only', name)),
  taskOf('samples'),
  taskOf('compose'),
  ...checks.filter(({ isOfEveryChange }) => isOfEveryChange === true).map(({ name }) => taskOf(name)),
  ...['real', 'ladders', 'shots'].map(taskOf),
];

/**
 * Returns the tasks that a task waits for. Types and lint need only the compiled workspaces, so they run while Debian
 * programs are installed.
 */
const waitsFor = ({ name }: Task): readonly string[] =>
  /^check (?:types|lint)$/u.test(name) ? ['compile'] : sharedTasks.map((shared) => shared.name);

/** Returns the tasks whose names begin with one of the words. Without words, returns all tasks. */
export const tasksNamed = (words: readonly string[]): readonly Task[] =>
  words.length === 0 ? everyTask : everyTask.filter(({ name }) => words.some((word) => name.startsWith(word)));

/** Returns some tasks, preceded by the tasks whose results they share. */
export const withShared = (tasks: readonly Task[]): readonly Task[] => [
  ...sharedTasks,
  ...tasks.map((task) => ({ ...task, waitsFor: waitsFor(task) })),
];
