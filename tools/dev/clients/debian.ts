import { spawnSync } from 'node:child_process';

const apt = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', '-qq', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const mayInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Whether a program ends well. */
export const succeeds = (program: string, ...words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/**
 * Installs packages from Debian where a check misses them and the machine lets us. Says what is missing, where
 * something still is.
 */
export function ensure(isThere: () => boolean, packages: readonly string[]): string | undefined {
  if (isThere()) return undefined;
  const wanted = `needs of Debian: ${packages.join(' ')}`;
  if (!mayInstall()) return wanted;
  console.log(`installing ${packages.join(' ')}`);
  if (
    !apt('install', '-y', '--no-install-recommends', ...packages) &&
    !(apt('update') && apt('install', '-y', '--no-install-recommends', ...packages))
  )
    return `${wanted}, which could not be installed`;
  return isThere() ? undefined : `${wanted}, and something is missing all the same`;
}
