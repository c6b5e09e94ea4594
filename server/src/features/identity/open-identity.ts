import { ConfigError, type Config } from '../../domain/config.js';
import type { IdentityAccounts } from './accounts.js';
import { createIdentity, type Identity, type IdentityMemory } from './identity.js';
import { identitySettings } from './identity-settings.js';

/**
 * Puts identity together as the environment decides, and opens its keys, so that what is wrong with them is known at
 * the start.
 * **Throws** `ConfigError`.
 */
export async function openIdentity(
  accounts: IdentityAccounts,
  config: Config,
  memory: IdentityMemory,
): Promise<Identity> {
  const identity = createIdentity(accounts, { ...identitySettings(config), memory });
  try {
    await identity.ring.current();
  } catch (error) {
    throw new ConfigError([
      `GOALSQUARE_KEYS is '${config.keysDirectory ?? 'memory'}': use a folder of keys the server may write to, or memory; ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
  return identity;
}
