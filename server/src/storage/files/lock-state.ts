import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import path from 'node:path';
import { makeFolder, storageCauseOf } from '@goalsquare/data';
import { LIVE_FOLDER } from '../lmdb/state-databases.js';
import { StartError } from '../../domain/start-error.js';

/** Locks bytes of an open file for its handle only. Returns false if another handle has the lock. */
type TryLock = (descriptor: number, offset: number, length: number) => boolean;

/** The lock function. Its package has no types. */
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as { readonly tryLock: TryLock };

/** Name of the file that a server locks in its folder. */
const LOCK_FILE = 'server.lock';

/** Position of the locked byte, beyond the text, so that others can read the text. */
const LOCKED_BYTE = 2 ** 30;

const OWNER_ONLY = 0o600;

/** Writes the owner of the lock. If the disk is full, the lock file names no owner. */
function writeHolder(descriptor: number): void {
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  } catch (error) {
    if (storageCauseOf(error) === undefined) throw error;
  }
}

/** The process that last locked a folder, and its host. The process may have ended. */
export interface LockHolder {
  readonly pid: string;
  readonly host: string;
}

/**
 * Reads which process last locked a folder. **Empty**: `undefined` without a readable lock file, or if the file names
 * none.
 */
export function lastHolderOf(folder: string): LockHolder | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(folder, LOCK_FILE), 'utf8');
  } catch {
    return undefined;
  }
  const [, pid, host] = /^process (\d+) on (\S+), since/u.exec(text) ?? [];
  return pid === undefined || host === undefined ? undefined : { pid, host };
}

/** The lock of a folder: a function that releases it, or the current owner. */
type FolderLock = { readonly release: () => void } | { readonly holder: string };

/**
 * Locks a folder for this process until it releases the lock or ends. The operating system manages the lock, so it
 * works between containers that share the folder, and disappears when its owner ends. **Source**: ADR 40.
 */
function lockFolder(folder: string): FolderLock {
  makeFolder(folder);
  const file = path.join(folder, LOCK_FILE);
  const descriptor = openSync(file, 'a+', OWNER_ONLY);
  if (!tryLock(descriptor, LOCKED_BYTE, 1)) {
    const holder = readFileSync(file, 'utf8') || 'an unnamed process';
    closeSync(descriptor);
    return { holder };
  }
  writeHolder(descriptor);
  const release = (): void => {
    closeSync(descriptor);
  };
  return { release };
}

/**
 * Locks a state folder for this process, until it ends or calls the returned function. **Throws** `StartError` that
 * names the holder if another process has the lock.
 */
export function lockState(stateDirectory: string): () => void {
  const lock = lockFolder(stateDirectory);
  if ('release' in lock) return lock.release;
  throw new StartError(
    `the state folder ${stateDirectory} is in use by another server (${lock.holder}): stop that server, give this one its own GOALSQUARE_STATE, or set REDIS_URL for both`,
  );
}

/**
 * Locks the live matches in a state folder that replicas share, until this process ends. Returns the holder if another
 * server has the lock. **Empty**: `undefined` if this process has it, or if the folder is read-only, so that no process
 * writes here. **Source**: ADR 39.
 */
export function lockLiveMatches(stateDirectory: string): string | undefined {
  try {
    const lock = lockFolder(path.join(stateDirectory, LIVE_FOLDER));
    return 'holder' in lock ? lock.holder : undefined;
  } catch (error) {
    const cause = storageCauseOf(error);
    if (cause === undefined) throw error;
    return cause === 'read-only' ? undefined : `unknown, because they cannot be locked: ${String(error)}`;
  }
}
