import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Need } from '../../dev/named-programs.js';

const folder = path.resolve(import.meta.dirname, '../../../.cache/readers');

/** The Python for which the pinned readers are installed. */
export const python = path.join(folder, 'bin/python');

const run = (command: string, ...words: readonly string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 2, 2] }).status === 0;

/** Readers from the Python package index: about 700 MB, installed when first needed. */
export const pythonReaders: Need = {
  prepare: () => {
    if (!existsSync(python) && !run('python3', '-m', 'venv', folder)) return 'python3 with venv is not installed';
    const pinned = path.join(import.meta.dirname, 'requirements.txt');
    if (!run(python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', pinned))
      throw new Error('pip install failed');
    return undefined;
  },
};

/** Java, which Spark runs on. */
export const java: Need = {
  prepare: () => (spawnSync('java', ['-version']).status === 0 ? undefined : 'java is not installed'),
};
