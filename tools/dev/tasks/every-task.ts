import { checks, taskOf } from '../../check/checks.js';
import { parts } from '../clients/parts.js';
import { unitSuites } from '../suites.js';
import type { Task } from './task.js';

const program = (name: string, file: string, ...words: readonly string[]): Task => ({
  name,
  command: ['node tools/dev/run.mjs', `tools/dev/${file}.ts`, ...words].join(' '),
});

/** Tasks whose results other tasks share: what is compiled and bundled, the small world and Debian programs. */
const compile: Task = { name: 'compile', command: 'node tools/dev/run.mjs tools/release/build.ts' };
const smallWorld: Task = { ...program('small world', 'make-small-world'), waitsFor: [compile.name] };
const servers = program('needs servers', 'test-needs', 'servers');
// Only one task at a time can install packages.
const clients: Task = { ...program('needs clients', 'test-needs', 'clients'), waitsFor: [servers.name] };
const sharedTasks = [compile, servers, smallWorld, clients];

/** The suites of clients. Only the two longest have a server of their own, whose start takes seconds. */
const withOwnServer = ['JavaScript', 'R'];
const clientTasks = [
  ...withOwnServer.map((name) => [name]),
  parts.map(({ name }) => name).filter((name) => !withOwnServer.includes(name)),
].map((names) =>
  program(`test:clients ${names.join(' ')}`, 'test-clients', ...names.flatMap((name) => ['--only', name])),
);

/** The suites and checks of `npm test`, the longest first. */
export const everyTask: readonly Task[] = [
  program('test:hub', 'test-hub'),
  // One process for all of them would run for longer than all other suites together.
  ...unitSuites.map((suite) => program(`test:unit ${suite}`, 'test-unit', `--suite=${suite}`)),
  taskOf('samples'),
  ...clientTasks,
  taskOf('compose'),
  ...checks.filter(({ isOfEveryChange }) => isOfEveryChange === true).map(({ name }) => taskOf(name)),
  ...['real', 'ladders', 'shots'].map(taskOf),
];

/** Returns the tasks that a task waits for. Few wait for the programs of clients, which take long to install. */
function waitsFor({ name }: Task): readonly Task[] {
  if (/^check (?:types|lint)$/u.test(name)) return [compile];
  if (/^test:(?:hub|clients JavaScript|unit (?:server|others))/u.test(name)) return [compile, smallWorld, servers];
  return sharedTasks;
}

/** Returns the tasks whose names begin with one of the words. Without words, returns all tasks. */
export const tasksNamed = (words: readonly string[]): readonly Task[] =>
  words.length === 0 ? everyTask : everyTask.filter(({ name }) => words.some((word) => name.startsWith(word)));

/** Returns some tasks, preceded by the tasks whose results they share. */
export const withShared = (tasks: readonly Task[]): readonly Task[] => [
  ...sharedTasks,
  ...tasks.map((task) => ({ ...task, waitsFor: waitsFor(task).map(({ name }) => name) })),
];
