import type { Config } from '../config.js';
import { accountsFrom, accountsIn } from './account-file.js';
import type { AccountStore } from './account-store.js';
import type { FindAccount } from './account.js';
import { sandboxAccounts } from './sandbox.js';

type Setting = Pick<Config, 'stateDirectory' | 'demoLogin' | 'isProduction'>;

/** The accounts of a server: those set up, and the demo accounts where it is a sandbox. */
export interface OpenAccounts {
  readonly store: AccountStore;
  /** Finds demo accounts by their keys: none where it is no sandbox. */
  readonly demo: FindAccount;
  /** Finds an account of either kind by its key. */
  readonly findByKey: FindAccount;
}

/** A server is a sandbox until accounts are set up, or in production; unless it is told to be one, or not to. */
function isSandbox({ stateDirectory, demoLogin, isProduction }: Setting): boolean {
  if (demoLogin !== undefined) return demoLogin === 'allow' || (demoLogin === 'on' && !isProduction);
  return !isProduction && accountsIn(stateDirectory).all().length === 0;
}

/** Opens the accounts of a server. **Throws** `AccountsError` where they cannot be read. */
export function openAccounts(setting: Setting, complain: (message: string) => void): OpenAccounts {
  const store = accountsFrom(setting.stateDirectory, complain);
  const demo: FindAccount = isSandbox(setting) ? sandboxAccounts() : () => undefined;
  return { store, demo, findByKey: (key) => store.findByKey(key) ?? demo(key) };
}
