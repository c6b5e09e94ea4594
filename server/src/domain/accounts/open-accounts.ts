import type { Config } from '../config.js';
import { accountsFrom } from './account-file.js';
import type { AccountStore } from './account-store.js';
import type { FindAccount } from './account.js';
import { sandboxAccounts } from './sandbox.js';

type Setting = Pick<Config, 'stateDirectory' | 'demoLogin'> & {
  /** Whether the data is only the sandbox world. */
  readonly isSandboxWorld: boolean;
};

/** The accounts that a server accepts. */
export interface OpenAccounts {
  readonly store: AccountStore;
  /** Finds the sandbox's accounts by their public keys, unless public keys are off. */
  readonly demo: FindAccount;
  /** Finds an account of either kind by its key. */
  readonly findByKey: FindAccount;
  /** Whether the sandbox's public keys are accepted. */
  readonly hasPublicKeys: () => boolean;
}

/**
 * Opens a server's accounts. The sandbox's public keys work only if the data is the sandbox world, the configuration
 * permits them and no account has been added. Adding the first account switches them off until the process ends. Calls
 * `used` with the id of each key that finds an account in the file. **Throws** `AccountsError` if the accounts cannot
 * be read.
 */
export function openAccounts(
  setting: Setting,
  complain: (message: string) => void,
  used?: (id: string) => void,
): OpenAccounts {
  const store = accountsFrom(setting.stateDirectory, complain, Date.now, used);
  const sandbox = sandboxAccounts();
  let isOn = setting.isSandboxWorld && setting.demoLogin === 'on';
  const hasPublicKeys = (): boolean => {
    if (isOn) isOn = store.isEmpty();
    return isOn;
  };
  const demo: FindAccount = (key) => {
    const account = sandbox(key);
    return account !== undefined && hasPublicKeys() ? account : undefined;
  };
  return { store, demo, findByKey: (key) => store.findByKey(key) ?? demo(key), hasPublicKeys };
}
