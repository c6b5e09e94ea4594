import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countAffected, describeAffected } from './affected/describe-affected.js';
import { changedSince } from './affected/files.js';
import { findAffected } from './affected/find-affected.js';
import { runMocha } from './affected/run-mocha.js';

/*
 * Runs the tests that the changes since a revision affect, HEAD if none is named. `--hub` adds those that run in a
 * browser. `--list` only lists them.
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
const { unit, hub, of } = await findAffected(root, changed);
console.log([countAffected(unit, of.unit, changed), ...describeAffected(unit)].join('\n'));
if (hub.length > 0)
  console.log(
    values.hub
      ? [countAffected(hub, of.hub, changed), ...describeAffected(hub)].join('\n')
      : `${hub.length} of ${of.hub} test files of the hub in a browser are affected too: add --hub to run them.`,
  );
if (!values.list) {
  if (unit.length > 0)
    process.exitCode =
      (await runMocha(
        root,
        unit.map(({ file }) => file),
      )) ?? 1;
  if (values.hub && hub.length > 0) {
    const words = ['tools/dev/run.mjs', 'tools/dev/test-hub.ts', ...hub.map(({ file }) => file)];
    const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exitCode = status ?? 1;
  }
}
