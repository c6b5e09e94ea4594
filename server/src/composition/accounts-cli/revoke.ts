import type { StoredAccount } from '../../domain/accounts/stored-account.js';
import { changeAccount } from './change-account.js';
import { parsed, recordChange, UsageError, type Command } from './command.js';
import { onlyOne } from '../../domain/command-line/command.js';

const without = <T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] =>
  list.filter((one) => one.id !== id);

const has = (account: StoredAccount, id: string): boolean =>
  [...account.keys, ...account.machines].some((one) => one.id === id);

/** `revoke`: revokes a key or a machine, or everything that gives access to an account, including its signed tokens. */
export const revoke: Command = {
  usage: `revoke KEY|MACHINE
  revoke --account ID
    revokes a key or a machine, by the id that list prints; or all access to an account, including its logins, and tokens and permalinks created so far`,
  run: (words, setting, out) => {
    const { accounts, now } = setting;
    const { values, positionals } = parsed(words, { account: { type: 'string' } });
    const tokensFrom = Math.ceil(now() / 1000);
    if (values.account !== undefined) {
      if (positionals.length > 0)
        throw new UsageError(`revoke takes --account or a name; got ${positionals.join(' ')} too`);
      const { id } = changeAccount(accounts, values.account, (account) => ({
        ...account,
        keys: [],
        machines: [],
        people: [],
        tokensFrom,
      }));
      recordChange(setting, { action: 'account revoke', account: id, details: { all: true } });
      out.print(`${id}: all access is revoked`);
      return;
    }
    const id = onlyOne(positionals, 'the name of a key or machine');
    const owner = accounts.all().find((account) => has(account, id));
    if (owner === undefined) throw new Error(`there is no key or machine ${id}`);
    const isMachine = owner.machines.some((one) => one.id === id);
    changeAccount(accounts, owner.id, (account) => ({
      ...account,
      keys: without(account.keys, id),
      machines: without(account.machines, id),
      ...(isMachine && { tokensFrom }),
    }));
    recordChange(setting, { action: 'account revoke', account: owner.id, details: { revoked: id } });
    out.print(`${id} of ${owner.id} is revoked`);
  },
};
