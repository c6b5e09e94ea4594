import type { Account } from './account.js';
import type { StoredAccount, StoredPerson } from './stored-account.js';

/** A person as an identity provider knows them. */
type Person = Required<Pick<StoredPerson, 'issuer' | 'subject'>> & Pick<StoredPerson, 'email'>;

/** Finds the accounts of callers. Every method that finds one returns `undefined` if there is none, or no longer. */
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

/** Changes the accounts: all that is written is on the disk when it returns. */
export interface AccountEditor {
  readonly all: () => readonly StoredAccount[];
  /**
   * Gives all accounts to `edit` and keeps what it returns. Nobody else changes them meanwhile. **Throws**
   * `AccountsError` where they could not be read again.
   */
  readonly change: (edit: (accounts: readonly StoredAccount[]) => readonly StoredAccount[]) => void;
}
