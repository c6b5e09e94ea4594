import type { Logger } from 'pino';
import { ADD_ONE } from './add-command.js';
import type { OpenAccounts } from './open-accounts.js';
import { publicKeys } from './sandbox.js';

/** Logs at startup whether public keys can call the API, or that no account exists. */
export function logAccess(logger: Logger, { store, hasPublicKeys }: OpenAccounts): void {
  if (hasPublicKeys())
    logger.warn(
      { keys: publicKeys },
      'the public keys of the sandbox are in force: anyone who can reach this server can read its data and feed matches to it. ' +
        `The first account switches them off: ${ADD_ONE}`,
    );
  else if (store.isEmpty()) logger.warn(`no account exists, so nobody can call the API. Add one: ${ADD_ONE}`);
}
