import type { Account } from './account.js';

/** An opaque key, as it is stored. */
export interface StoredKey {
  /** The id by which the key is revoked. */
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal digits. */
  readonly hash: string;
  /** Day in UTC. */
  readonly created: string;
}

/** Credentials of a machine, which exchanges them for tokens. `id` is the client id, `hash` that of the secret. */
export type StoredMachine = StoredKey;

/**
 * A person of an identity provider who can log in to an account: by the provider's id or by a verified e-mail address.
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
