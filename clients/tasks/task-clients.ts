import path from 'node:path';
import { interpreters } from '../../tools/check/samples/interpreters.js';
import { runInStage, type Ended, type Stage } from '../../tools/check/samples/run-in-stage.js';
import { evaluateProgram } from './evaluate-program.js';

/** A client for which the tasks are written as programs. */
export interface TaskClient {
  readonly name: string;
  /** The folder of the client's programs, one for each task. */
  readonly folder: string;
  readonly ending: string;
  /** The characters that start a comment. */
  readonly comment: string;
  /** Prepares the client to run programs. Returns the reason if they cannot run. */
  readonly prepare: () => string | undefined;
  readonly run: (program: string, stage: Stage) => Promise<Ended>;
  /** A program that only starts the language and loads the client. **Empty**: none for Excel. */
  readonly startUp?: string;
  readonly draws?: boolean;
  /** A program that measures the CPU time of a season table, and of a plain request for the same bytes. */
  readonly seasonTable?: string;
  /** Tasks for which the client has no program. */
  readonly without?: readonly string[];
}

const ready = (): undefined => undefined;

/** Runs programs by a command, each in a new process. */
const runBy =
  (command: (program: string) => readonly [string, ...string[]]): TaskClient['run'] =>
  (program, stage) =>
    runInStage(command(program), stage);

/** The clients, in the order of the table. Excel does not run here: the tests' M evaluator takes its place. */
export const taskClients: readonly TaskClient[] = [
  {
    name: 'JavaScript',
    folder: 'clients/javascript/bench/tasks',
    ending: 'mjs',
    comment: '//',
    prepare: ready,
    run: runBy((program) => [process.execPath, program]),
    startUp: "import '@goalsquare/client';\n",
    seasonTable: 'clients/javascript/bench/season.mjs',
  },
  {
    name: 'command line',
    folder: 'clients/javascript/bench/command-line',
    ending: 'sh',
    comment: '#',
    prepare: ready,
    run: runBy((program) => ['bash', '-eo', 'pipefail', program]),
    startUp: 'goalsquare --help\n',
    without: ['webhook'],
  },
  {
    name: 'Python',
    folder: 'clients/python/bench/tasks',
    ending: 'py',
    comment: '#',
    prepare: interpreters.python.prepare,
    run: runBy(interpreters.python.command),
    startUp: 'import goalsquare\n',
    draws: true,
    seasonTable: 'clients/python/bench/season.py',
  },
  {
    name: 'R',
    folder: 'clients/r/bench/tasks',
    ending: 'R',
    comment: '#',
    prepare: interpreters.r.prepare,
    run: runBy(interpreters.r.command),
    startUp: 'library(goalsquare)\n',
    draws: true,
    seasonTable: 'clients/r/bench/season.R',
  },
  {
    name: 'Excel',
    folder: 'clients/excel/bench/tasks',
    ending: 'pq',
    comment: '//',
    prepare: ready,
    run: evaluateProgram,
    without: ['follow', 'evidence', 'files', 'webhook'],
  },
];

/** Returns the file of a task in a client. */
export const programOf = ({ folder, ending }: TaskClient, task: string): string =>
  path.resolve(folder, `${task}.${ending}`);

/** Returns the number of lines of code in a program: lines that are neither empty nor a comment. */
export const linesOf = (code: string, comment: string): number =>
  code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith(comment)).length;

/**
 * Returns the number of statements below the comment "Task", up to the next empty line. Without such a comment, it
 * counts the whole program. A line that is indented or starts with a closing bracket continues a statement.
 */
export function statementsOf(code: string, comment: string): number {
  const [, task] = code.split(`${comment} Task\n`);
  const lines = (task?.split('\n\n')[0] ?? code).split('\n');
  return lines.filter((line) => /^[^\s)\]}]/u.test(line) && !line.startsWith(comment)).length;
}
