import type { Account, MaybePromise } from '../../domain/accounts/account.js';

/** A person as an identity provider knows them. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  /** Only if the provider says that it is verified. */
  readonly email?: string;
}

/** How identity finds accounts. All give `undefined` for an account that is not there, or no longer. */
export interface IdentityAccounts {
  readonly findById: (accountId: string) => MaybePromise<Account>;
  /** The account of a machine, where the secret is right; in a time that does not depend on how much of it is right. */
  readonly findByClient: (clientId: string, secret: string) => MaybePromise<Account>;
  readonly findByPerson: (person: Person) => MaybePromise<Account>;
}

/** Counts one more token issued to a machine account on a day in UTC (`yyyy-MM-dd`), and returns the count. */
export type CountTokens = (accountId: string, day: string) => Promise<number>;
