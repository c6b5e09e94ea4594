import type { MaybePromise } from '../../domain/accounts/account.js';
import type { Permalink } from './permalink.js';

/** Where permalinks are kept. */
export interface PermalinkStore {
  /**
   * Keeps a permalink, so that it is there after a crash. `false` where its account has as many as the limit already.
   */
  readonly add: (link: Permalink, limit: number) => Promise<boolean>;
  /** The permalinks of an account, in no order. */
  readonly of: (accountId: string) => Promise<readonly Permalink[]>;
  /** Takes a permalink away. `false` where the account has none of this id. */
  readonly remove: (accountId: string, id: string) => Promise<boolean>;
  /** The permalink of a secret, by its hash. */
  readonly find: (hash: string) => MaybePromise<Permalink>;
  readonly close: () => Promise<void>;
}
