import { accountsIn } from '../../src/domain/accounts/account-file.js';
import { run } from '../../src/composition/accounts-cli/run.js';
import { noteSecret, told } from './told.js';

/** What a call of the command line of accounts came to. */
export interface Called {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** Whether what a command says is a secret, which is for its caller alone. */
const saysSecret = (words: readonly string[]): boolean => words[0] === 'token' && !words.includes('--help');

/**
 * Calls the command line of accounts on a folder of state. Keys it gives are noted as secrets, all else it says is
 * kept.
 */
export function callAccounts(folder: string, line: string, now: () => number = Date.now): Called {
  const words = line.split(' ').filter((word) => word !== '');
  const said: string[] = [];
  const complained: string[] = [];
  const code = run(words, () => ({ accounts: accountsIn(folder), now }), {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  if (saysSecret(words)) said.join('\n').split('\n').slice(-1).forEach(noteSecret);
  else told.logs.push(...said);
  told.logs.push(...complained);
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
