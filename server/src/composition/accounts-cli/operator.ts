import type { StoredAccount } from '../../domain/accounts/stored-account.js';
import { changeAccount, idIn } from './change-account.js';
import { parsed, recordChange, type Command } from './command.js';

const without = ({ operator: _, ...account }: StoredAccount): StoredAccount => account;

/** `operator`: permits an account to feed live matches, or withdraws the permission. */
export const operator: Command = {
  usage: `operator ID [--off]
    allows an account to feed live matches, whatever its licence; --off withdraws that`,
  run: (words, setting, out) => {
    const { values, positionals } = parsed(words, { off: { type: 'boolean' } });
    const { id } = changeAccount(setting.accounts, idIn(positionals), (account) =>
      values.off === true ? without(account) : { ...account, operator: true },
    );
    recordChange(setting, { action: 'account operator', account: id, details: { operator: values.off !== true } });
    out.print(values.off === true ? `${id}: may not feed live matches` : `${id}: may feed live matches`);
  },
};
