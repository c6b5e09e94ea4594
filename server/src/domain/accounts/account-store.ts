import type { Account } from './account.js';
import type { StoredAccount, StoredPerson } from './stored-account.js';

/** A person, as an identity provider identifies them. */
type Person = Required<Pick<StoredPerson, 'issuer' | 'subject'>> & Pick<StoredPerson, 'email'>;

/**
 * Finds the accounts of callers. Each method returns `undefined` if the account does not exist, or has been removed.
 */
export interface AccountStore {
  /**
   * Whether there are no accounts. Always current, unlike the other methods, which may be a quarter of a second behind.
   * False if the accounts could not be read again.
   */
  readonly isEmpty: () => boolean;
  readonly findByKey: (key: string) => Account | undefined;
  readonly keyIdOf: (key: string) => string | undefined;
  readonly findById: (id: string) => Account | undefined;
  readonly findByClient: (clientId: string, secret: string) => Account | undefined;
  readonly findByPerson: (person: Person) => Account | undefined;
}

/** Changes the accounts. A change is on disk when the call returns. */
export interface AccountEditor {
  readonly all: () => readonly StoredAccount[];
  /**
   * Calls `edit` with all accounts and stores the result. **Throws** `AccountsError` if the file cannot be read, or
   * while another process changes it.
   */
  readonly change: (edit: (accounts: readonly StoredAccount[]) => readonly StoredAccount[]) => void;
}
