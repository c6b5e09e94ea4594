import { isDeepStrictEqual } from 'node:util';
import type { Account } from './account.js';
import type { AccountStore } from './account-store.js';
import { hasHash, hashOf } from './secret.js';
import type { StoredAccount } from './stored-account.js';

/** Accounts indexed by id, key, machine and login. */
export interface AccountIndex extends Omit<AccountStore, 'isEmpty' | 'findByKey' | 'keyIdOf'> {
  readonly all: readonly StoredAccount[];
  /** Finds the account of a key, and the key's id. */
  readonly findKey: (key: string) => { readonly id: string; readonly account: StoredAccount } | undefined;
}

/**
 * A hash that no secret has. The secret of an unknown client is compared with it, so that the response takes equally
 * long.
 */
const NOBODY = '0'.repeat(64);

/**
 * Indexes accounts. Keys are looked up by their hash, so that the response time reveals nothing about other keys.
 * Unchanged accounts are the same objects as in `before`.
 */
export function indexAccounts(read: readonly StoredAccount[], before?: AccountIndex): AccountIndex {
  const all = read.map((account) => before?.all.find((known) => isDeepStrictEqual(known, account)) ?? account);
  const byId = new Map(all.map((account) => [account.id, account]));
  const byHash = new Map(
    all.flatMap((account) => account.keys.map(({ id, hash }) => [hash, { id, account }] as const)),
  );
  const machines = new Map(
    all.flatMap((account) => account.machines.map(({ id, hash }) => [id, { hash, account }] as const)),
  );
  return {
    all,
    findKey: (key) => byHash.get(hashOf(key)),
    findById: (id) => byId.get(id),
    findByClient: (id, secret): Account | undefined => {
      const known = machines.get(id);
      return hasHash(secret, known?.hash ?? NOBODY) ? known?.account : undefined;
    },
    findByPerson: ({ issuer, subject, email }) =>
      all.find(({ people }) =>
        people.some(
          (person) =>
            person.issuer === issuer &&
            (person.subject === undefined ? email !== undefined && person.email === email : person.subject === subject),
        ),
      ),
  };
}
