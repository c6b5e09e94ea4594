import { changeAccount, idIn } from './change-account.js';
import { parsed, recordChange, UsageError, type Command } from './command.js';
import { licenceOptions, licenceText, licenceWith } from './licence-options.js';

/** `licence`: changes the tier of an account, its leagues, or both. */
export const licence: Command = {
  usage: `licence ID [--tier Basic|Advanced|Transactional] [--league all|LEAGUE[/LEVELS[/SEASONS]] ...]
    changes the licence of an account; --league options replace its leagues. 3/all/2025,2026 means two seasons of league 3`,
  run: (words, setting, out) => {
    const { values, positionals } = parsed(words, licenceOptions);
    if (Object.keys(values).length === 0) throw new UsageError('licence needs something to change');
    const changed = changeAccount(setting.accounts, idIn(positionals), (account) => ({
      ...account,
      licence: licenceWith(account.licence, values),
    }));
    recordChange(setting, {
      action: 'account licence',
      account: changed.id,
      details: { licence: licenceText(changed.licence) },
    });
    out.print(`${changed.id}: ${licenceText(changed.licence)}`);
  },
};
