// Installs what tests, checks and development need beside `npm ci`: the packages of `tools/package.json`, which `.npmrc`
// leaves out. Does nothing where they are installed. Plain JavaScript, so that it runs without them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const read = (...names) => JSON.parse(readFileSync(path.join(root, ...names, 'package.json'), 'utf8'));

/** Whether a package is installed in a version, which may be that of another name: `npm:NAME@VERSION`. */
function isInstalled([name, version]) {
  try {
    return read('node_modules', name).version === version.replace(/^npm:.+@/u, '');
  } catch {
    return false;
  }
}

if (!Object.entries(read('tools').devDependencies).every(isInstalled)) {
  console.error('Installing what the checks need');
  const groups = ['--include=dev', '--include=peer'];
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...groups, ...options], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`npm install ${groups.join(' ')} failed`);
}
