import type { AccountEditor } from '../../domain/accounts/account-store.js';
import type { StoredAccount } from '../../domain/accounts/stored-account.js';
import { onlyOne } from '../../domain/command-line/command.js';

/** Returns the id of an account that a command requires. **Throws** `UsageError` unless there is exactly one. */
export const idIn = (positionals: readonly string[]): string => onlyOne(positionals, 'the id of an account');

/** Changes one account and returns it. **Throws** if no account has the id. */
export function changeAccount(
  accounts: AccountEditor,
  id: string,
  edit: (account: StoredAccount) => StoredAccount,
): StoredAccount {
  let changed: StoredAccount | undefined;
  accounts.change((all) => {
    const known = all.find((account) => account.id === id);
    if (known === undefined)
      throw new Error(`there is no account ${id}; there are ${all.map((account) => account.id).join(', ') || 'none'}`);
    const edited = edit(known);
    changed = edited;
    return all.map((account) => (account === known ? edited : account));
  });
  if (changed === undefined) throw new Error(`the account ${id} was not changed`);
  return changed;
}
