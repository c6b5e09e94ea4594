import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pythonSource } from '../../release/python-source.js';
import { pythonWheel } from '../../release/python-wheel.js';
import { versionOf } from '../../release/version-places.js';

const ANY_DATE = '2026-01-02';

/**
 * Installs the released wheel without network, imports the package, and builds a wheel from the source package. Returns
 * the fault. **Empty**: `undefined` if there is none.
 */
export function wheelFault(python: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-wheel-'));
  const said = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(python, words, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : `${stdout}${stderr}`;
  };
  try {
    const version = versionOf('.');
    const { name, bytes } = pythonWheel('clients/python', version, ANY_DATE);
    writeFileSync(path.join(folder, name), bytes);
    const options = ['--quiet', '--disable-pip-version-check', '--no-index', '--no-deps', '--target', '.'];
    const installed = said('-m', 'pip', 'install', ...options, name);
    if (installed !== '') return `the wheel cannot be installed: ${installed}`;
    const imported = said('-c', 'import goalsquare; print(goalsquare.__file__, goalsquare.__version__)');
    if (imported !== `${path.join(folder, 'goalsquare', '__init__.py')} ${version}`)
      return `the installed wheel cannot be imported: ${imported}`;
    const source = pythonSource('clients/python', version, ANY_DATE);
    writeFileSync(path.join(folder, source.name), source.bytes);
    const build = ['--quiet', '--disable-pip-version-check', '--no-index', '--no-deps', '--no-build-isolation'];
    const built = said('-m', 'pip', 'wheel', ...build, '--wheel-dir', 'built', source.name);
    return existsSync(path.join(folder, 'built', name)) ? undefined : `no wheel can be built from the source: ${built}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
