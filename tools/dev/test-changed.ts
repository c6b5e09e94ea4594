import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affectedIn } from './affected.js';
import { parts } from './clients/parts.js';
import { changedSince } from './files.js';
import { runMocha } from './run-mocha.js';

/*
 * Runs the tests that changes since a revision (default: HEAD) affect: those without a browser, those of the JavaScript
 * client, and the suites of other clients whose folder has changed. `--hub` adds tests in a browser. `--list` only
 * lists the tests.
 */

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'HEAD' },
    hub: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const root = path.resolve(import.meta.dirname, '../..');

function changedFiles(): readonly string[] {
  try {
    return changedSince(root, values.since);
  } catch (error) {
    console.error(`The changes since '${values.since}' cannot be read: ${error instanceof Error ? error.message : ''}`);
    process.exit(2);
  }
}

const changed = changedFiles();
if (changed.length === 0) {
  console.log(`Nothing has changed since ${values.since}.`);
  process.exit();
}
const { unit, javascript, hub } = (await affectedIn(root))(changed);
const clients = parts
  .map(({ name }) => name)
  .filter((name) => changed.some((file) => file.startsWith(`clients/${name.toLowerCase()}/`)) && name !== 'JavaScript');
for (const file of [...unit, ...javascript, ...(values.hub ? hub : [])]) console.log(file);
for (const name of clients) console.log(`all tests of the client for ${name}`);
if (hub.length > 0 && !values.hub)
  console.log(`${hub.length} browser test files of the hub are also affected: add --hub to run them.`);

/** Runs another program of tests. */
function run(program: string, ...words: readonly string[]): void {
  const all = ['tools/dev/run.mjs', `tools/dev/${program}.ts`, ...words];
  const { status } = spawnSync(process.execPath, all, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}

if (!values.list) {
  if (unit.length > 0) process.exitCode = (await runMocha(root, unit)) ?? 1;
  if (javascript.length > 0) run('test-clients', '--only', 'JavaScript', ...javascript);
  if (clients.length > 0) run('test-clients', ...clients.flatMap((name) => ['--only', name]));
  if (values.hub && hub.length > 0) run('test-hub', ...hub);
}
