import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import type { IssuedToken, TokenStore } from '../token-store.js';
import { ConfigurationError } from '../errors.js';
import { replacing } from './writing.js';

/** Data that `goalsquare login` stores. */
export interface Configuration {
  readonly server?: string;
  readonly token?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Issued tokens, by server and client id. */
  readonly issued?: Readonly<Record<string, IssuedToken>>;
}

/** Returns the path of the configuration file: `GOALSQUARE_CONFIG`, or a file in the user's configuration folder. */
export function configurationFile({ env, platform }: Pick<NodeJS.Process, 'env' | 'platform'>): string {
  if (env.GOALSQUARE_CONFIG) return env.GOALSQUARE_CONFIG;
  const folder = platform === 'win32' ? env.APPDATA : env.XDG_CONFIG_HOME;
  return path.join(folder ?? path.join(homedir(), '.config'), 'goalsquare', 'config.json');
}

/** Reads the configuration. **Empty**: no members without a file. **Throws** `ConfigurationError` if it is damaged. */
export async function readConfiguration(file: string): Promise<Configuration> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigurationError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
  try {
    return JSON.parse(text) as Configuration;
  } catch {
    throw new ConfigurationError(`${file} is not JSON. Remove it, and run goalsquare login.`);
  }
}

/** Writes the configuration atomically, readable only by the user. */
export const writeConfiguration = (file: string, configuration: Configuration): Promise<void> =>
  replacing(file, async (beside) => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(beside, `${JSON.stringify(configuration, undefined, 2)}\n`, { mode: 0o600 });
    await chmod(beside, 0o600);
  });

/** Returns a store for the tokens of a machine account in the configuration file, because only ten are issued a day. */
export const tokensIn = (file: string): TokenStore => ({
  get: async (key) => (await readConfiguration(file)).issued?.[key],
  set: async (key, token) => {
    const { issued, ...rest } = await readConfiguration(file);
    const others = Object.entries(issued ?? {}).filter(([name]) => name !== key);
    const all = token === undefined ? others : [...others, [key, token] as const];
    await writeConfiguration(file, { ...rest, issued: Object.fromEntries(all) });
  },
});
