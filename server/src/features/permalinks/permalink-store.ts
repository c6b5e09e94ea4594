import type { Account, MaybePromise } from '../../domain/accounts/account.js';

/** Storage of permalinks. */
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

const MILLISECONDS = 1000;

/**
 * Whether a permalink opens anything yet: it has not expired, nor was all of its account taken away since it was made.
 * **Units**: `now` in milliseconds.
 */
export function isOpen(
  { created, expires }: Permalink,
  { tokensFrom = 0 }: Pick<Account, 'tokensFrom'>,
  now: number,
): boolean {
  const isAfterRevocation = Math.floor(Date.parse(created) / MILLISECONDS) >= tokensFrom;
  return isAfterRevocation && (expires === undefined || Date.parse(expires) > now);
}

/** How a permalink is answered. */
export type PermalinkFormat = 'csv' | 'json';

/** The call of a permalink: a POST where it has a body. */
export interface LinkedCall {
  /** Path and query of an operation of the contract. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** **Empty**: the first table of the answer. */
  readonly table?: string;
}

/**
 * A permalink, as it is stored: anyone who has the secret behind the hash may read the response of the call.
 * **Source**: ADR 43.
 */
export interface Permalink extends LinkedCall {
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the secret, in hexadecimal digits. */
  readonly hash: string;
  readonly format: PermalinkFormat;
  readonly name?: string;
  /** Instants in UTC, as RFC 3339 writes them. */
  readonly created: string;
  readonly expires?: string;
}
