import { accountsIn } from '../../src/domain/accounts/account-file.js';
import { settingIn } from '../../src/composition/accounts-cli/setting.js';
import { run } from '../../src/composition/accounts-cli/commands.js';
import { publicKeys, sandboxAccounts } from '../../src/domain/accounts/sandbox.js';
import { hashOf } from '../../src/domain/accounts/secret.js';
import type { StoredAccount } from '../../src/domain/accounts/stored-account.js';
import { noteSecret, disclosed } from './secret-recorder.js';

/** The result of a call of the accounts command line. */
export interface Called {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** Whether the output of a command is a secret, meant only for its caller. */
const saysSecret = (words: readonly string[]): boolean => words[0] === 'token' && !words.includes('--help');

/**
 * Calls the command line of accounts on a folder of state. Keys it gives are noted as secrets, all else it says is
 * kept.
 */
export function callAccounts(folder: string, line: string, now: () => number = Date.now): Called {
  const words = line.split(' ').filter((word) => word !== '');
  const said: string[] = [];
  const complained: string[] = [];
  const code = run(words, () => settingIn(folder, now), {
    print: (text) => said.push(text),
    printError: (text) => complained.push(text),
  });
  if (saysSecret(words)) said.join('\n').split('\n').slice(-1).forEach(noteSecret);
  else disclosed.logs.push(...said);
  disclosed.logs.push(...complained);
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** Calls the command line of accounts, and returns its output. **Throws** if it fails. */
export function accounts(
  { GOALSQUARE_STATE: state = '' }: Readonly<Record<string, string>>,
  ...words: readonly string[]
): string {
  const { code, said, complained } = callAccounts(state, words.join(' '));
  if (code !== 0) throw new Error(complained);
  return said;
}

/**
 * Adds accounts to a folder of state that are like the sandbox's, with the same keys and client credentials: a server
 * on data of its own has no public keys.
 */
export function addAccountsLikeSandbox(folder: string): void {
  const find = sandboxAccounts();
  const added = publicKeys.flatMap((key): readonly StoredAccount[] => {
    const account = find(key);
    const secret = { id: key, hash: hashOf(key), created: '2026-11-20' };
    return account === undefined ? [] : [{ ...account, keys: [secret], machines: [secret], people: [] }];
  });
  accountsIn(folder).change((accounts) => [...accounts, ...added]);
}
