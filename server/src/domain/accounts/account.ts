import type { Licence } from './licence.js';
import type { Plan } from './plan.js';

/** An account that may call the API. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly licence: Licence;
  /** Whether the account can feed live matches, independently of its licence. */
  readonly operator?: true;
  /**
   * Signed tokens issued before this time are rejected. **Units**: seconds since 1970. **Empty**: none are rejected.
   */
  readonly tokensFrom?: number;
}

/** Finds the account of a bearer token. **Empty**: `undefined` for an unknown token. */
export type FindAccount = (token: string) => Account | undefined;

/** A value, or a promise of one. **Empty**: `undefined` if there is none. */
export type MaybePromise<T> = T | undefined | Promise<T | undefined>;

/** Finds the account of a bearer token, which is a key or a signed token. */
export type AccountOfToken = (token: string) => MaybePromise<Account>;
