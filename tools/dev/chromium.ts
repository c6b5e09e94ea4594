import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { ensure } from './clients/debian.js';

/** The headless shells, which open a page with about a third of the CPU time of a full browser. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

function firstOf(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program))).find(existsSync);
}

const namedByEnvironment = (): string | undefined => {
  const { CHROMIUM } = process.env;
  return CHROMIUM !== undefined && existsSync(CHROMIUM) ? CHROMIUM : undefined;
};

/**
 * Returns the path in `CHROMIUM`, or of the first Chromium on this machine. Prefers a headless shell to a full browser.
 * **Empty**: `undefined` if there is none, or if `CHROMIUM` names a file that does not exist.
 */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM === undefined ? firstOf([...shells, ...browsers]) : namedByEnvironment();

const hasShell = (): boolean => process.env.CHROMIUM !== undefined || firstOf(shells) !== undefined;

/**
 * Installs the headless shell from Debian if it is missing and the machine allows it. Returns the reason if there is no
 * Chromium. **Empty**: `undefined` if there is a Chromium, even if it is not the headless shell.
 */
export function ensureChromium(): string | undefined {
  const missing = ensure(hasShell, ['chromium-headless-shell']);
  return chromiumPath() === undefined ? (missing ?? 'CHROMIUM names no file') : undefined;
}

/**
 * Returns the options with which tests and tools start Chromium: it sends no requests of its own to other hosts.
 * **Throws** if Chromium is missing.
 */
export function chromiumLaunch(...more: readonly string[]): LaunchOptions {
  const executablePath = chromiumPath();
  if (executablePath === undefined)
    throw new Error(
      'there is no Chromium: install it (apt-get install chromium-headless-shell), or set CHROMIUM to its path',
    );
  return { executablePath, args: [...flags, ...more] };
}
