import { dayOf } from '../../domain/accounts/calendar.js';
import { hashOf, newName, newSecret } from '../../domain/accounts/secret.js';
import { changeAccount, idIn } from './change-account.js';
import { parsed, recordChange, type Command } from './command.js';

/** `token`: creates a key, or the credentials of a machine. It prints the secret once, and stores its hash. */
export const token: Command = {
  usage: `token ID [--machine]
    creates a key for an account, or a client id and secret with which a machine gets tokens; prints it once`,
  run: (words, setting, out) => {
    const { values, positionals } = parsed(words, { machine: { type: 'boolean' } });
    const secret = newSecret();
    const made = {
      id: values.machine === true ? `m-${newName()}` : `k-${newName()}`,
      hash: hashOf(secret),
      created: dayOf(setting.now()),
    };
    const id = idIn(positionals);
    changeAccount(setting.accounts, id, (account) =>
      values.machine === true
        ? { ...account, machines: [...account.machines, made] }
        : { ...account, keys: [...account.keys, made] },
    );
    recordChange(setting, { action: 'account token', account: id, details: { made: made.id } });
    out.printError(
      `${values.machine === true ? 'client id and secret' : `key ${made.id}`} of ${id}: it is shown only now`,
    );
    out.print(values.machine === true ? `${made.id}\n${secret}` : secret);
  },
};
