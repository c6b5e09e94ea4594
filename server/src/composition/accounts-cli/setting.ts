import { accountsIn } from '../../domain/accounts/account-file.js';
import { readKeyUse } from '../../domain/accounts/key-use.js';
import { readAudit } from '../../domain/audit/audit-file.js';
import { commandLineActor, commandLineAudit } from '../../domain/audit/command-line-audit.js';
import { requireState } from '../../domain/state/state-version.js';
import type { Setting } from './command.js';

/** Opens the context of commands in a state folder. **Throws** `StateError` if this version cannot use the folder. */
export function settingIn(stateDirectory: string, now: () => number = Date.now): Setting {
  requireState(stateDirectory);
  return {
    accounts: accountsIn(stateDirectory),
    now,
    audit: commandLineAudit(stateDirectory, now),
    readAudit: () => readAudit(stateDirectory),
    readKeyUse: () => readKeyUse(stateDirectory),
    actor: commandLineActor(),
  };
}
