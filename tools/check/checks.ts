import type { Task } from '../dev/tasks/task.js';

/** A check of the sources, and the command that mends what it finds, where there is one. */
export interface Check extends Task {
  readonly fix?: string;
}

const npmRun = (name: string): Task => ({ name, command: `npm run --silent ${name}` });
const fixable = (name: string): Check => ({ ...npmRun(name), fix: `npm run --silent ${name} -- --fix` });

/** The lint of a group of folders: those of all groups take longer than any other check. */
const lint = (group: string): Check => {
  const command = `node tools/check/lint.mjs ${group}`;
  return { name: `check:lint ${group}`, command, fix: `${command} --fix` };
};

/** THE checks of `npm run check`, the longest first. */
export const checks: readonly Check[] = [
  npmRun('check:types'),
  ...['clients', 'server', 'engine', 'tools'].map(lint),
  npmRun('check:generated'),
  fixable('check:format'),
  fixable('check:format:python'),
  fixable('check:format:r'),
  npmRun('check:boundaries'),
  npmRun('check:contract'),
  npmRun('check:pages'),
  npmRun('check:licences'),
  npmRun('check:language'),
];
