import { accountsFrom } from './account-file.js';
import { ADD_ONE } from './add-command.js';
import { AccountsError } from './schema-reader.js';

/**
 * Requires that an account exists if the server has its own matches: otherwise no one could call it. **Throws**
 * `AccountsError` with the command that adds an account.
 */
export function requireAccount(stateDirectory: string): void {
  if (accountsFrom(stateDirectory, () => undefined).isEmpty())
    throw new AccountsError(
      `no account exists in ${stateDirectory}, so nobody could call this server on your own data. Add one: ${ADD_ONE}`,
    );
}
