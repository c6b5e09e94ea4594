import type { AccountEditor } from '../../domain/accounts/account-store.js';
import type { Command as CommandWith } from '../../domain/command-line/command.js';

export { UsageError, type Output } from '../../domain/command-line/command.js';

/** What a command works with. **Units**: `now` in milliseconds. */
export interface Setting {
  readonly accounts: AccountEditor;
  readonly now: () => number;
}

/** A command of the accounts' command line. */
export type Command = CommandWith<Setting>;
