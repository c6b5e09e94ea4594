import { spawnSync } from 'node:child_process';
import { unitTests } from './unit-tests.js';

/*
 * Runs the tests that need no browser and no client: all of them, or the files and options of mocha that are named. A
 * file that is named is run alone, which mocha does not do where its configuration lists files.
 */

const words = process.argv.slice(2);
const isNamed = words.some((word) => word.endsWith('.ts'));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/mocha/bin/mocha.js', ...words, ...(isNamed ? [] : unitTests)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
