import { spawnSync } from 'node:child_process';

/*
 * Runs the tests that need no browser and no client: all of them, or the files and options of mocha that are named. A
 * file that is named is run alone, which mocha does not do where its configuration lists files.
 */

const suites = [
  '{engine,data,openapi,server,tools}/test/**/*.test.ts',
  'gatsby-site/test/{content,contract,live,pictures,playground,reference,told}/**/*.test.ts',
];

const words = process.argv.slice(2);
const isNamed = words.some((word) => word.endsWith('.ts'));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/mocha/bin/mocha.js', ...words, ...(isNamed ? [] : suites)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
