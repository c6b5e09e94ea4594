import type { AccountEditor } from '../../domain/accounts/account-store.js';
import type { LastUses } from '../../domain/accounts/key-use.js';
import type { AuditEntry, AuditLog } from '../../domain/audit/audit-entry.js';
import type { ReadAudit } from '../../domain/audit/audit-file.js';
import type { Command as CommandWith } from '../../domain/command-line/command.js';

export { UsageError, type Output } from '../../domain/command-line/command.js';

/** Context of a command. **Units**: `now` in milliseconds. */
export interface Setting {
  readonly accounts: AccountEditor;
  readonly now: () => number;
  /** Records changes. */
  readonly audit: AuditLog;
  readonly readAudit: () => ReadAudit;
  readonly readKeyUse: () => LastUses;
  /** The user who runs the command. */
  readonly actor: string;
}

/** A command of `npm run accounts`. */
export type Command = CommandWith<Setting>;

/** Records a change of an account. */
export const recordChange = (
  { audit, actor }: Setting,
  entry: Pick<AuditEntry, 'action' | 'account' | 'details'>,
): void => {
  audit.record({ ...entry, actor, result: 'done' });
};
