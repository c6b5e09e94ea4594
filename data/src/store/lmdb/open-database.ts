import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { naming } from '../file-error.js';
import { open, type RootDatabase } from 'lmdb';
import { checkedJson, readCheckedJson } from '../checked-json.js';
import { makeFolder } from '../make-folder.js';

/** Size of LMDB's lock file, which has room for 126 readers. **Units**: bytes. */
const LOCK_FILE_BYTES = 12_288;

const OWNER_ONLY = 0o600;

/**
 * Creates the lock file of a database with all its blocks. LMDB creates it sparse and maps it into memory: on a full
 * disk the first access would then end the process with SIGBUS. **Throws** errors of the file system.
 */
function makeLockFile(file: string): void {
  const lock = `${file}-lock`;
  if (existsSync(lock)) return;
  const descriptor = openSync(lock, 'wx', OWNER_ONLY);
  try {
    writeFileSync(descriptor, Buffer.alloc(LOCK_FILE_BYTES), { flush: true });
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Values of a database: JSON with a checksum that is verified on each read. */
export const checkedValues = {
  encoder: { encode: checkedJson, decode: (bytes: Uint8Array): unknown => readCheckedJson(bytes) },
} as const;

/**
 * Opens a database in a file, and creates the folder if it is missing. A transaction resolves once it is on disk. Pass
 * the promise of each write to `committed`. Reading a value that has changed on disk **throws** `DamagedError`.
 * **Throws** errors of the file system or LMDB.
 */
export function openDatabase<V, K extends number | string | readonly (number | string)[]>(
  file: string,
): RootDatabase<V, K & (number | string | (number | string)[])> {
  return naming(file, () => {
    makeFolder(path.dirname(file));
    makeLockFile(file);
    // With batches per event turn, lmdb creates promises that nobody can handle: a full disk would end the process.
    return open({ path: file, ...checkedValues, overlappingSync: false, eventTurnBatching: false });
  });
}

/** Opens a database read-only, which also works on a read-only disk. **Throws** errors of the file system or LMDB. */
export const openDatabaseToRead = (file: string): RootDatabase =>
  open({ path: file, ...checkedValues, readOnly: true });

/**
 * Waits for a write. If it fails, rejects with the error of the disk. lmdb reports that error in a separate promise,
 * which would end the process if it were not handled.
 */
export async function committed<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { commitError } = error as { readonly commitError?: Promise<unknown> };
    throw commitError === undefined ? error : await commitError.catch((reason: unknown) => reason);
  }
}
