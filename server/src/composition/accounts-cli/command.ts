import type { AccountEditor } from '../../domain/accounts/account-store.js';
import type { LastUses } from '../../domain/accounts/key-use.js';
import type { ReadAudit } from '../../domain/audit/audit-file.js';
import type { Command as CommandWith, AuditedSetting } from '../../domain/command-line/command.js';

export { parsed, recordChange, UsageError, type Output } from '../../domain/command-line/command.js';

/** Context of a command. */
export interface Setting extends AuditedSetting {
  readonly accounts: AccountEditor;
  readonly readAudit: () => ReadAudit;
  readonly readKeyUse: () => LastUses;
}

/** A command of `npm run accounts`. */
export type Command = CommandWith<Setting>;
