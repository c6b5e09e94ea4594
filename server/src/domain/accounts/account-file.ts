import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isChecksumWrong, withChecksum } from '@goalsquare/data';
import { STALE_MILLISECONDS, tryWithLock } from '../files/lock.js';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import type { AccountEditor, AccountStore } from './account-store.js';
import { AccountsError } from './schema-reader.js';
import { indexAccounts, type AccountIndex } from './account-index.js';
import { accountsFormat, readAccounts } from './read-accounts.js';
import type { StoredAccount } from './stored-account.js';
import { versionOfFile } from '../files/version-of-file.js';
import { isRecent } from '../is-recent.js';
import { errorMessage, isMissing } from '../errors.js';

/** Name of the accounts file in the state folder. */
export const ACCOUNTS_FILE = 'accounts.json';

/** Maximum delay until a change to the file is noticed. */
const LOOK_EVERY_MILLISECONDS = 250;

function readAccountFile(file: string): readonly StoredAccount[] {
  try {
    const bytes = readFileSync(file);
    if (isChecksumWrong(bytes))
      throw new AccountsError('its checksum differs. If you edited the file, remove the white space at its end');
    return readAccounts(bytes.toString('utf8'));
  } catch (error) {
    if (isMissing(error)) return [];
    if (!(error instanceof AccountsError)) throw error;
    throw new AccountsError(
      `${file}: ${error.message}; correct it, or copy state/${ACCOUNTS_FILE} from a backup over it`,
    );
  }
}

/**
 * Returns the accounts in a file that other processes may replace. Changes take effect within a quarter of a second. If
 * the new file cannot be read, calls `complain` once and uses the previous accounts. Calls `used` with the id of each
 * key or machine that finds its account. **Throws** `AccountsError` if the file cannot be read at startup.
 */
export function accountsFrom(
  directory: string,
  complain: (message: string) => void,
  now: () => number = Date.now,
  used: (id: string) => void = () => undefined,
): AccountStore {
  const file = path.join(directory, ACCOUNTS_FILE);
  let version = versionOfFile(file);
  let index = indexAccounts(readAccountFile(file));
  let looked = now();
  let isReadable = true;

  function look(): void {
    const seen = versionOfFile(file);
    if (seen === version) return;
    version = seen;
    index = indexAccounts(readAccountFile(file), index);
    isReadable = true;
  }

  function currentNow(): AccountIndex {
    looked = now();
    try {
      look();
    } catch (error) {
      isReadable = false;
      complain(`the previous accounts stay in use: ${errorMessage(error)}`);
    }
    return index;
  }

  function current(): AccountIndex {
    const at = now();
    return isRecent(at, looked, LOOK_EVERY_MILLISECONDS) ? index : currentNow();
  }

  return {
    isEmpty: () => currentNow().all.length === 0 && isReadable,
    findByKey: (key) => {
      const found = current().findKey(key);
      if (found !== undefined) used(found.id);
      return found?.account;
    },
    keyIdOf: (key) => current().findKey(key)?.id,
    findById: (id) => current().findById(id),
    findByClient: (id, secret) => {
      const account = current().findByClient(id, secret);
      if (account !== undefined) used(id);
      return account;
    },
    findByPerson: (person) => current().findByPerson(person),
  };
}

/** Returns an editor of the accounts file, also while servers read it. Only one process can edit it at a time. */
export function accountsIn(directory: string): AccountEditor {
  const file = path.join(directory, ACCOUNTS_FILE);
  return {
    all: () => readAccountFile(file),
    change: (edit) => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const lock = `${file}.lock`;
      const changed = tryWithLock(lock, () => {
        const json = JSON.stringify({ ...accountsFormat, accounts: edit(readAccountFile(file)) }, undefined, 2);
        const text = withChecksum(`${json}\n`);
        readAccounts(text);
        writeFileAtomically(file, text);
      });
      if (changed === undefined)
        throw new AccountsError(
          `another process is changing the accounts; try again. If that process was killed, its lock ${lock} expires within ${STALE_MILLISECONDS / 1000} seconds`,
        );
    },
  };
}
