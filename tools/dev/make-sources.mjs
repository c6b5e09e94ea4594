// Makes the files that the sources contain but git does not, if they are missing or what they are made from has changed.
// `npm ci` runs it, and so does every script. Plain JavaScript, so that it costs little where nothing is to be made.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';

const root = path.join(import.meta.dirname, '../..');
const read = (...names) => JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));

/** Whether all files exist and were made from the current sources. */
function isMade(name, digest) {
  try {
    const record = read('.cache', 'made', `${name}.json`);
    return record.digest === digest && record.files.every((file) => existsSync(path.join(root, file)));
  } catch {
    return false;
  }
}

/** Makes what is missing or old. **Throws** if that fails. */
export function makeSources() {
  const sets = read('tools', 'release', 'made', 'made.json');
  const old = Object.entries(sets)
    .map(([name, sources]) => [name, digestOf(root, sources)])
    .filter(([name, digest]) => !isMade(name, digest));
  if (old.length === 0) return;
  const program = path.join('tools', 'release', 'made', 'make.ts');
  const words = ['--conditions=source', '--import', 'tsx', program, ...old.map((each) => each.join('='))];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`cannot make ${old.map(([name]) => name).join(', ')}`);
}

if (process.argv[1] === import.meta.filename) makeSources();
