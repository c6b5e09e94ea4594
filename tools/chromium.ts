import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { ensure } from './clients/debian.js';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the Chromium of this machine is, or the one `CHROMIUM` names. **Empty**: `undefined` where there is none. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  const files =
    CHROMIUM === undefined
      ? programs.flatMap((program) => PATH.split(path.delimiter).map((folder) => path.join(folder, program)))
      : [CHROMIUM];
  return files.find((file) => existsSync(file));
}

/** Sees to it that there is a Chromium, and says why there is none where there is none. */
export const ensureChromium = (): string | undefined => ensure(() => chromiumPath() !== undefined, ['chromium']);

/**
 * How tests and tools start Chromium: asking nothing of other hosts of its own accord. **Throws** where there is none.
 */
export function chromiumLaunch(...more: readonly string[]): LaunchOptions {
  const executablePath = chromiumPath();
  if (executablePath === undefined)
    throw new Error('there is no Chromium: install it (apt-get install chromium), or name one by CHROMIUM');
  return { executablePath, args: [...flags, ...more] };
}
