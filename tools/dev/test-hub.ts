import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.js';
import { testsOf } from './suites.js';
import { TSC } from './tsc.js';
import { isCompiled } from '../../server/test/support/program-arguments.js';

/*
 * Tests the hub in a browser, with all tests or only the named files. Builds the hub if it is missing or its sources
 * have changed, unless `GOALSQUARE_HUB` names one. Without Chromium, skips the tests with the reason. With `CI` set,
 * that is a failure.
 */

function run(...words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const { CI, GOALSQUARE_HUB } = process.env;
const missing = ensureChromium();
if (missing !== undefined) {
  console.log(`skipped: the hub in a browser, ${missing}`);
  process.exit(CI ? 1 : 0);
}
if (GOALSQUARE_HUB === undefined) {
  if (!isCompiled()) run(TSC, '-b', 'tsconfig.build.json');
  run('tools/dev/run.mjs', 'tools/release/build.ts', 'hub');
}
const named = process.argv.slice(2);
run(
  'node_modules/mocha/bin/mocha.js',
  '--config',
  'gatsby-site/test/.mocharc.json',
  ...(named.length > 0 ? named : testsOf(path.resolve(import.meta.dirname, '../..'), 'hub')),
);
