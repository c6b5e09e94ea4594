import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ruff } from './ruff.js';

/* Checks the layout and lint rules of the Python client with ruff, as its pyproject.toml says. `--fix` fixes both. */

const {
  values: { fix },
} = parseArgs({ options: { fix: { type: 'boolean', default: false } } });

const run = (...words: readonly string[]): void => {
  const { status } = spawnSync(ruff, [...words, '--no-cache', 'clients/python'], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};

run('check', ...(fix ? ['--fix'] : []));
run('format', ...(fix ? [] : ['--check']));
