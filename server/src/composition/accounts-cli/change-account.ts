import type { AccountEditor } from '../../domain/accounts/account-store.js';
import type { StoredAccount } from '../../domain/accounts/stored-account.js';
import { UsageError } from './command.js';

/** Returns the single id that a command requires. **Throws** `UsageError` unless there is exactly one. */
export function idIn(positionals: readonly string[], what = 'the id of an account'): string {
  const [id, more] = positionals;
  if (id === undefined || more !== undefined)
    throw new UsageError(
      `${what} is needed, and nothing more: got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`,
    );
  return id;
}

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
