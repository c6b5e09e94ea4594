import { spawnSync } from 'node:child_process';

const MINUTES = 2;

/** Runs a program with a time limit. Returns its last message if it fails. */
function attempt(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string | undefined {
  const { status, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: MINUTES * 60_000,
    env: { ...process.env, ...environment },
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1) ?? 'it failed');
}

const pip =
  '-m pip install --quiet --disable-pip-version-check --no-input --only-binary :all: --retries 0 --timeout 5 --upgrade --target'.split(
    ' ',
  );

/** A module that Debian does not package, and the pip packages that provide it. */
export interface OptionalModule {
  readonly name: string;
  readonly requirement: string;
}

export const polars: OptionalModule = { name: 'polars', requirement: 'polars>=1' };
export const pyarrow: OptionalModule = { name: 'pyarrow', requirement: 'pyarrow>=15,<20' };

/**
 * Returns the folder that an interpreter needs on its path to have a module. pip installs the module there once.
 * **Empty**: `undefined` if the interpreter already has the module, or if the module cannot be installed, which is
 * reported.
 */
export function folderWith(
  { name, requirement }: OptionalModule,
  interpreter: string,
  folder: string,
  say: (line: string) => void,
): string | undefined {
  const imported = ['-c', `import ${name}`];
  if (attempt(interpreter, imported) === undefined) return undefined;
  const there = { PYTHONPATH: folder };
  if (attempt(interpreter, imported, there) === undefined) return folder;
  const fault = attempt(interpreter, [...pip, folder, requirement]) ?? attempt(interpreter, imported, there);
  if (fault === undefined) return folder;
  say(`skipped: tests with ${name}, which could not be installed (${fault})`);
  return undefined;
}
