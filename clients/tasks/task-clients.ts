import path from 'node:path';
import { interpreters } from '../../tools/check/samples/interpreters.js';

/** A client in which the tasks are programs. */
export interface TaskClient {
  readonly name: string;
  /** Where the programs are, one for each task. */
  readonly folder: string;
  readonly ending: string;
  /** How a comment begins. */
  readonly comment: string;
  /** Sees to it that programs can run, and says why they cannot where they cannot. */
  readonly prepare: () => string | undefined;
  readonly command: (program: string) => readonly [string, ...string[]];
  /** A program that only starts the language and loads the client. **Empty**: seconds mean nothing. */
  readonly startUp?: string;
  readonly draws?: boolean;
  /** A program that measures the CPU of a season table, and that of a plain request for the same bytes. */
  readonly seasonTable?: string;
  /** Tasks that it does not have. */
  readonly without?: readonly string[];
}

const ready = (): undefined => undefined;

/** THE clients, in the order of the table. Excel does not run here: our evaluator takes its place. */
export const taskClients: readonly TaskClient[] = [
  {
    name: 'JavaScript',
    folder: 'clients/javascript/bench/tasks',
    ending: 'mjs',
    comment: '//',
    prepare: ready,
    command: (program) => [process.execPath, program],
    startUp: "import '@goalsquare/client';\n",
    seasonTable: 'clients/javascript/bench/season.mjs',
  },
  {
    name: 'command line',
    folder: 'clients/javascript/bench/command-line',
    ending: 'sh',
    comment: '#',
    prepare: ready,
    command: (program) => ['bash', '-eo', 'pipefail', program],
    startUp: 'goalsquare --help\n',
    without: ['webhook'],
  },
  {
    name: 'Python',
    folder: 'clients/python/bench/tasks',
    ending: 'py',
    comment: '#',
    prepare: interpreters.python.prepare,
    command: interpreters.python.command,
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
    command: interpreters.r.command,
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
    command: (program) => [
      process.execPath,
      '--conditions=source',
      '--import',
      'tsx',
      path.resolve('clients/tasks/evaluate-program.ts'),
      program,
    ],
    without: ['follow', 'evidence', 'files', 'webhook'],
  },
];

/** The file of a task in a client. */
export const programOf = ({ folder, ending }: TaskClient, task: string): string =>
  path.resolve(folder, `${task}.${ending}`);

/** The lines of code of a program: those that are neither empty nor a comment. */
export const linesOf = (code: string, comment: string): number =>
  code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith(comment)).length;

/**
 * The statements of a task in a program: those below the comment "Task", up to the next empty line. **Empty**: without
 * that comment, all of the program. A line that is indented, or that closes something, continues a statement.
 */
export function statementsOf(code: string, comment: string): number {
  const [, task] = code.split(`${comment} Task\n`);
  const lines = (task?.split('\n\n')[0] ?? code).split('\n');
  return lines.filter((line) => /^[^\s)\]}]/u.test(line) && !line.startsWith(comment)).length;
}
