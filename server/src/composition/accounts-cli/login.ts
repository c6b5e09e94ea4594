import { readPerson } from '../../domain/accounts/read-accounts.js';
import { changeAccount, idIn } from './change-account.js';
import { parsed, recordChange, UsageError, type Command } from './command.js';
import { inWords } from './plan-options.js';

/** `login`: allows a person whom an identity provider identifies to log in to an account. */
export const login: Command = {
  usage: `login ID --issuer URL --subject TEXT|--email ADDRESS
    allows a person of an identity provider to log in to an account`,
  run: (words, setting, out) => {
    const { values, positionals } = parsed(words, {
      issuer: { type: 'string' },
      subject: { type: 'string' },
      email: { type: 'string' },
    });
    if ((values.subject === undefined) === (values.email === undefined))
      throw new UsageError('login needs either --subject or --email');
    const person = inWords(() => readPerson({ at: 'login', value: { ...values } }));
    const changed = changeAccount(setting.accounts, idIn(positionals), (account) => ({
      ...account,
      people: [...account.people, person],
    }));
    const who = person.subject ?? person.email ?? '';
    recordChange(setting, {
      action: 'account login',
      account: changed.id,
      details: { issuer: person.issuer, who },
    });
    out.print(`${changed.id}: ${who} of ${person.issuer} may log in`);
  },
};
