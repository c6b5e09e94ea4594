import type { Account } from './account.js';

/** An opaque key, as it is kept. */
export interface StoredKey {
  /** How the key is named when it is revoked. */
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal digits. */
  readonly hash: string;
  /** Day in UTC. */
  readonly created: string;
}

/** Credentials of a machine, which gets tokens for them. `id` is the client id, `hash` of the secret. */
export type StoredMachine = StoredKey;

/**
 * A person of an identity provider who logs in to an account: by the provider's own id or by a checked e-mail address.
 */
export interface StoredPerson {
  readonly issuer: string;
  readonly subject?: string;
  readonly email?: string;
}

/** An account and whatever opens it. */
export interface StoredAccount extends Account {
  readonly keys: readonly StoredKey[];
  readonly machines: readonly StoredMachine[];
  readonly people: readonly StoredPerson[];
}
