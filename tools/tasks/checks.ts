import type { Task } from './task.js';

/** A check of the sources, and the command that mends what it finds, where there is one. */
export interface Check extends Task {
  readonly fix?: string;
}

const npmRun = (name: string): Task => ({ name, command: `npm run --silent ${name}` });
const fixable = (name: string): Check => ({ ...npmRun(name), fix: `npm run --silent ${name} -- --fix` });

/** THE checks of `npm run check`, the longest first. */
export const checks: readonly Check[] = [
  fixable('check:lint'),
  npmRun('check:types'),
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
