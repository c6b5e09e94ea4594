import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** The program that decides whether a package may start a service. **Source**: Debian's policy-rc.d-spec. */
const POLICY = '/usr/sbin/policy-rc.d';
const FORBIDDEN = 101;

/**
 * Runs a function while packages cannot start services, because nginx or Redis would take a port on an operator's
 * machine. An existing policy stays in force.
 */
export function withoutServices<T>(run: () => T, policy = POLICY): T {
  if (existsSync(policy)) return run();
  writeFileSync(policy, `#!/bin/sh\nexit ${FORBIDDEN}\n`, { mode: 0o755 });
  try {
    return run();
  } finally {
    rmSync(policy, { force: true });
  }
}

const apt = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', '-qq', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const mayInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Runs a program, and returns whether it exits with 0. */
export const succeeds = (program: string, ...words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/**
 * Installs Debian packages that a check needs, if the machine allows it. Returns the reason if something is still
 * missing.
 */
export function ensure(isThere: () => boolean, packages: readonly string[]): string | undefined {
  if (isThere()) return undefined;
  const wanted = `needs the Debian packages ${packages.join(' ')}`;
  if (!mayInstall()) return wanted;
  console.log(`installing ${packages.join(' ')}`);
  const install = (): boolean => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!withoutServices(() => install() || (apt('update') && install())))
    return `${wanted}, which could not be installed`;
  return isThere() ? undefined : `${wanted}, and something is still missing`;
}
