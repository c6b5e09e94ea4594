import { parseArgs } from 'node:util';
import { changeAccount, idIn } from './change-account.js';
import { UsageError, type Command } from './command.js';
import { planOptions, planText, planUsage, planWith } from './plan-options.js';

/** `plan`: changes the plan of an account, and leaves what is not named. */
export const plan: Command = {
  usage: `plan ID ${planUsage}
    changes the plan of an account; what is not named stays`,
  run: (words, { accounts }, out) => {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: planOptions });
    if (Object.keys(values).length === 0) throw new UsageError('plan needs something to change');
    const changed = changeAccount(accounts, idIn(positionals), (account) => ({
      ...account,
      plan: planWith(account.plan, values),
    }));
    out.print(`${changed.id}: ${planText(changed.plan)}`);
  },
};
