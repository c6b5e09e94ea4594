import { spawnSync } from 'node:child_process';
import path from 'node:path';

const VERSION = '0.17.4';
const folder = path.resolve(import.meta.dirname, '../../.cache/ruff');

/** The program ruff, which formats and lints Python. */
export const ruff = path.join(folder, 'bin/ruff');

/** Installs ruff from the Python package index when it is first needed. Returns the reason if that fails. */
export function prepareRuff(): string | undefined {
  const isThere = (): boolean => {
    const { error, stdout } = spawnSync(ruff, ['--version'], { encoding: 'utf8' });
    return error === undefined && stdout.trim() === `ruff ${VERSION}`;
  };
  if (isThere()) return undefined;
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--root-user-action=ignore'];
  spawnSync('python3', [...pip, '--upgrade', '--target', folder, `ruff==${VERSION}`], { stdio: ['ignore', 2, 2] });
  return isThere() ? undefined : `ruff ${VERSION} could not be installed with pip`;
}
