import { StorageError, type WriteGuard } from '@goalsquare/data';
import { ConfigError, type Config } from '../../domain/config.js';
import type { IdentityAccounts } from './accounts.js';
import { createIdentity, type Identity, type IdentityMemory } from './identity.js';
import { identitySettings } from './identity-settings.js';
import { errorMessage } from '../../domain/errors.js';

/** The guard of writes to the key folder, and a callback for the reason why a new key is delayed. */
export interface KeyWrites {
  readonly guard: WriteGuard;
  readonly onDelay: (error: unknown) => void;
}

/**
 * Builds identity from the environment and opens the keys, so that faulty keys are reported at startup.
 * **Throws** `ConfigError`, or `StorageError` if there is no key and the guard refuses to store one.
 */
export async function openIdentity(
  accounts: IdentityAccounts,
  config: Config,
  memory: IdentityMemory,
  { guard, onDelay: onKeyDelay }: KeyWrites,
): Promise<Identity> {
  const identity = createIdentity(accounts, { ...identitySettings(config, guard), memory, onKeyDelay });
  try {
    await identity.ring.current();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new ConfigError([
      `GOALSQUARE_KEYS is '${config.keysDirectory ?? 'memory'}': use a folder of keys the server may write to, or memory; ${errorMessage(error)}`,
    ]);
  }
  return identity;
}
