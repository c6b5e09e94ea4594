import { accountsFrom } from '../domain/accounts/account-file.js';
import type { Config } from '../domain/config.js';
import type { Output } from '../domain/command-line/command.js';
import { add } from './accounts-cli/add.js';
import type { Setting } from './accounts-cli/command.js';
import { token } from './accounts-cli/token.js';

/** A terminal that a person may be reading. `isTTY` is not set if the output goes to a file or a service. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const ID = 'me';
const WORDS = [ID, '--name', 'First account', '--tier', 'Transactional', '--league', 'all'];

/**
 * Adds a first account when a person starts the server on their own data, and prints its key with the address at which
 * to enter it. The key is random and shown only here, so no one else can use the server. Without a terminal it adds
 * nothing, because the key would stay in a log. **Empty**: adds nothing for the sandbox, if an account exists, or if
 * Redis shares the accounts.
 */
export function addFirstAccount(
  { isSandbox, stateDirectory, redisUrls, port }: Pick<Config, 'isSandbox' | 'stateDirectory' | 'redisUrls' | 'port'>,
  terminal: Terminal,
  settingIn: (stateDirectory: string) => Setting,
): void {
  if (isSandbox || redisUrls.length > 0 || terminal.isTTY !== true) return;
  if (!accountsFrom(stateDirectory, () => undefined).isEmpty()) return;
  const setting = settingIn(stateDirectory);
  const printed: string[] = [];
  const quiet: Output = { print: () => undefined, printError: () => undefined };
  add.run(WORDS, setting, quiet);
  token.run([ID], setting, { ...quiet, print: (text) => printed.push(text) });
  terminal.write(
    `The server has your own data but had no account, so the account ${ID} was added for all leagues.\n` +
      `Its key is shown only now: ${printed.join('')}\n` +
      `When the server is ready, open http://localhost:${port}/league/1/ and enter the key.\n`,
  );
}
