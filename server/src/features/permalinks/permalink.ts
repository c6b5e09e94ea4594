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
 * A permalink, as it is kept: who knows the secret behind the hash may read the answer of the call. **Source**: ADR 28.
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
