import { defaultPlan } from '../../domain/accounts/plan.js';
import { readAccountId, readAccountName } from '../../domain/accounts/read-accounts.js';
import type { StoredAccount } from '../../domain/accounts/stored-account.js';
import { idIn } from './change-account.js';
import { parsed, recordChange, UsageError, type Command } from './command.js';
import { licenceOptions, licenceText, licenceUsage, licenceWith } from './licence-options.js';
import { inWords, planOptions, planText, planUsage, planWith } from './plan-options.js';

/** `add`: adds an account. It has no key yet. */
export const add: Command = {
  usage: `add ID [--name TEXT] ${licenceUsage} ${planUsage}
    adds an account; create a key for it with token`,
  run: (words, setting, out) => {
    const { values, positionals } = parsed(words, { name: { type: 'string' }, ...licenceOptions, ...planOptions });
    const id = inWords(() => readAccountId({ at: 'the id', value: idIn(positionals) }));
    const name = inWords(() => readAccountName({ at: '--name', value: values.name ?? id }));
    if (id.startsWith('sandbox-'))
      throw new UsageError(`the id is ${id}; ids that begin with sandbox- are reserved for demo accounts`);
    const account: StoredAccount = {
      id,
      name,
      plan: planWith(defaultPlan, values),
      licence: licenceWith(undefined, values),
      keys: [],
      machines: [],
      people: [],
    };
    setting.accounts.change((all) => {
      if (all.some((known) => known.id === id)) throw new Error(`account ${id} already exists`);
      return [...all, account];
    });
    recordChange(setting, { action: 'account add', account: id, details: { tier: account.licence.tier } });
    out.print(`${id} (${name})\n  ${planText(account.plan)}\n  ${licenceText(account.licence)}`);
  },
};
