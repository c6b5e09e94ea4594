import type { Account } from './account.js';

/** An opaque key, as it is stored. */
export interface StoredKey {
  /** The id with which the key can be revoked. */
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal digits. */
  readonly hash: string;
  /** UTC day of creation. */
  readonly created: string;
}

/** Credentials that a machine exchanges for tokens. `id` is the client id, `hash` the hash of the client secret. */
export type StoredMachine = StoredKey;

/**
 * A person whom an identity provider identifies and who can log in to an account: by the provider's id or a verified
 * e-mail address.
 */
export interface StoredPerson {
  readonly issuer: string;
  readonly subject?: string;
  readonly email?: string;
}

/** An account with its keys, machines and logins. */
export interface StoredAccount extends Account {
  readonly keys: readonly StoredKey[];
  readonly machines: readonly StoredMachine[];
  readonly people: readonly StoredPerson[];
}
