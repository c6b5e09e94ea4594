import type { Account } from './account.js';
import type { StoredAccount, StoredPerson } from './stored-account.js';

/** A person, as an identity provider identifies them. */
type Person = Required<Pick<StoredPerson, 'issuer' | 'subject'>> & Pick<StoredPerson, 'email'>;

/**
 * Finds the accounts of callers. Every method that finds one returns `undefined` if it does not exist, or no longer
 * exists.
 */
export interface AccountStore {
  /**
   * Whether no account has been added. Always current, never up to a quarter of a second old. False if the accounts
   * could not be read again.
   */
  readonly isEmpty: () => boolean;
  readonly findByKey: (key: string) => Account | undefined;
  /** The id of a key. */
  readonly keyIdOf: (key: string) => string | undefined;
  readonly findById: (id: string) => Account | undefined;
  readonly findByClient: (clientId: string, secret: string) => Account | undefined;
  readonly findByPerson: (person: Person) => Account | undefined;
}

/** Changes the accounts. Changes are on disk when the call returns. */
export interface AccountEditor {
  readonly all: () => readonly StoredAccount[];
  /**
   * Calls `edit` with all accounts and stores the result. No other process changes them meanwhile. **Throws**
   * `AccountsError` if the file cannot be read.
   */
  readonly change: (edit: (accounts: readonly StoredAccount[]) => readonly StoredAccount[]) => void;
}
