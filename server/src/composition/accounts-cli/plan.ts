import { changeAccount, idIn } from './change-account.js';
import { parsed, recordChange, UsageError, type Command } from './command.js';
import { planOptions, planText, planUsage, planWith } from './plan-options.js';

/** `plan`: changes the named parts of an account's plan. */
export const plan: Command = {
  usage: `plan ID ${planUsage}
    changes the plan of an account; limits without an option do not change`,
  run: (words, setting, out) => {
    const { values, positionals } = parsed(words, planOptions);
    if (Object.keys(values).length === 0) throw new UsageError('plan needs something to change');
    const changed = changeAccount(setting.accounts, idIn(positionals), (account) => ({
      ...account,
      plan: planWith(account.plan, values),
    }));
    recordChange(setting, {
      action: 'account plan',
      account: changed.id,
      details: { plan: planText(changed.plan) },
    });
    out.print(`${changed.id}: ${planText(changed.plan)}`);
  },
};
