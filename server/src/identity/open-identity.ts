import { ConfigError, type Config } from '../config.js';
import type { CountTokens, IdentityAccounts } from './accounts.js';
import { createIdentity, type Identity } from './identity.js';
import { identitySettings, keysDirectoryOf } from './settings-of.js';

/**
 * Puts identity together as the environment decides, and opens its keys, so that what is wrong with them is known at the start.
 * **Throws** `ConfigError`.
 */
export async function openIdentity(accounts: IdentityAccounts, config: Config, countTokens: CountTokens): Promise<Identity> {
  const identity = createIdentity(accounts, { ...identitySettings(config), countTokens });
  try {
    await identity.ring.current();
  } catch (error) {
    throw new ConfigError([`GOALSQUARE_KEYS is '${keysDirectoryOf(config) ?? 'memory'}': use a folder of keys the server may write to, or memory; ${error instanceof Error ? error.message : String(error)}`]);
  }
  return identity;
}
