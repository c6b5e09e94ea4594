import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runMocha } from './run-mocha.js';
import { testsOf, unitSuites } from './suites.js';

/*
 * Runs the tests that need neither a browser nor a client: all of them, one suite (`--suite`), or the named files with
 * options of mocha. With `--watch`, runs the named files again whenever a source that they import changes. Mocha's own
 * `--watch` does not reload ES modules.
 */

const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--suite='));
const suites = unitSuites.filter((suite) => process.argv.includes(`--suite=${suite}`));
const named = words.filter((word) => word.endsWith('.ts'));

if (words.includes('--watch')) {
  if (named.length === 0) throw new Error('--watch needs test files: npm run test:unit -- --watch FILE...');
  const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--conditions=source'];
  // Not bin/mocha.js, which starts a process of its own that tsx does not watch.
  const mocha = ['node_modules/mocha/lib/cli/cli.js', ...words.filter((word) => word !== '--watch')];
  const child = spawn(process.execPath, [...watch, ...mocha], { cwd: root, stdio: 'inherit' });
  await once(child, 'exit');
} else {
  const all = named.length > 0 ? [] : testsOf(root, ...(suites.length > 0 ? suites : unitSuites));
  process.exitCode = (await runMocha(root, [...words, ...all])) ?? 1;
}
