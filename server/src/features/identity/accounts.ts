import type { Account, MaybePromise } from '../../domain/accounts/account.js';

/** A person, as identified by an identity provider. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  /** Present only if the provider has verified it. */
  readonly email?: string;
}

/** Finds accounts for identity. Each method returns `undefined` if the account does not exist, or has been removed. */
export interface IdentityAccounts {
  readonly findById: (accountId: string) => MaybePromise<Account>;
  /**
   * Finds the account of a machine if the secret is correct. The time it takes does not reveal how much of the secret
   * is correct.
   */
  readonly findByClient: (clientId: string, secret: string) => MaybePromise<Account>;
  readonly findByPerson: (person: Person) => MaybePromise<Account>;
}

/** Counts a token issued to a machine account on a UTC day (`yyyy-MM-dd`), and returns the day's count. */
export type CountTokens = (accountId: string, day: string) => Promise<number>;
