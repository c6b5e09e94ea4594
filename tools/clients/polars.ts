import { spawnSync } from 'node:child_process';

/** How a program went: the last thing it said where it failed. **Empty**: undefined, where all went well. */
export type Attempt = (
  program: string,
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => string | undefined;

const minutes = 2;

/** Runs a program, for a while at most. */
const attempt: Attempt = (program, words, environment = {}) => {
  const { status, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: minutes * 60_000,
    env: { ...process.env, ...environment },
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1) ?? 'it failed');
};

const pip = [
  '-m',
  'pip',
  'install',
  '--quiet',
  '--disable-pip-version-check',
  '--no-input',
  '--only-binary',
  ':all:',
  '--retries',
  '0',
  '--timeout',
  '5',
  '--upgrade',
  '--target',
];
const imported = ['-c', 'import polars'];

/**
 * What an interpreter needs in its environment to have polars, which Debian has not: pip puts it into a folder, once.
 * **Empty**: nothing, where it has polars anyway, or where it cannot be had, which is told.
 */
export function withPolars(
  interpreter: string,
  folder: string,
  say: (line: string) => void,
  tried: Attempt = attempt,
): Readonly<Record<string, string>> {
  if (tried(interpreter, imported) === undefined) return {};
  const there = { PYTHONPATH: folder };
  if (tried(interpreter, imported, there) === undefined) return there;
  const fault = tried(interpreter, [...pip, folder, 'polars>=1']) ?? tried(interpreter, imported, there);
  if (fault === undefined) return there;
  say(`skipped: tests with polars, which could not be installed (${fault})`);
  return {};
}
