import type { Account, MaybePromise } from '../../domain/accounts/account.js';

/** Storage of permalinks. */
export interface PermalinkStore {
  /** Stores a permalink. Resolves to `false` if its account has already reached the limit. */
  readonly add: (link: Permalink, limit: number) => Promise<boolean>;
  /** Returns the permalinks of an account, in any order. */
  readonly of: (accountId: string) => Promise<readonly Permalink[]>;
  /** Removes a permalink. Resolves to `false` if the account has none with this id. */
  readonly remove: (accountId: string, id: string) => Promise<boolean>;
  /** Finds a permalink by the hash of its secret. */
  readonly find: (hash: string) => MaybePromise<Permalink>;
  readonly close: () => Promise<void>;
}

const MILLISECONDS = 1000;

/**
 * Whether a permalink still works: it has not expired, and its account's access has not been revoked since it was
 * created.
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

/** The format of a permalink's response. */
export type PermalinkFormat = 'csv' | 'json';

/** The call of a permalink. It is a POST if it has a body. */
export interface LinkedCall {
  /** Path and query of an operation. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** **Empty**: the first table of the response. */
  readonly table?: string;
}

/**
 * A stored permalink. Anyone who has the secret may read the response of its call.
 * **Source**: ADR 43.
 */
export interface Permalink extends LinkedCall {
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the secret, in hexadecimal digits. */
  readonly hash: string;
  readonly format: PermalinkFormat;
  readonly name?: string;
  /** Instants in UTC, as in RFC 3339. */
  readonly created: string;
  readonly expires?: string;
}
