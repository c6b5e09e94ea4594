import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import path from 'node:path';
import { storageCauseOf } from '@goalsquare/data';
import { StartError } from '../../domain/start-error.js';

/** Locks bytes of an open file for this open file alone. Returns false if another one has the lock. */
type TryLock = (descriptor: number, offset: number, length: number) => boolean;

/** The package has no types. */
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as { readonly tryLock: TryLock };

/** Name of the file that the server of a folder of state locks. */
const LOCK_FILE = 'server.lock';

/** What is locked lies behind the text, which others must be able to read. */
const LOCKED_BYTE = 2 ** 30;

const OWNER_ONLY = 0o600;

/** Writes who holds the lock. A full disk does not matter: the lock is held without a name. */
function writeHolder(descriptor: number): void {
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  } catch (error) {
    if (storageCauseOf(error) === undefined) throw error;
  }
}

/**
 * Locks a folder of state for this process, until it ends in whatever way or the returned function is called. The lock
 * is one of the operating system, so it holds between containers that share the folder, and is gone when its holder is.
 * **Throws** `StartError` that names the holder if another process has it. **Source**: ADR 49.
 */
export function lockState(stateDirectory: string): () => void {
  mkdirSync(stateDirectory, { recursive: true, mode: 0o700 });
  const file = path.join(stateDirectory, LOCK_FILE);
  const descriptor = openSync(file, 'a+', OWNER_ONLY);
  if (!tryLock(descriptor, LOCKED_BYTE, 1)) {
    const holder = readFileSync(file, 'utf8') || 'an unnamed process';
    closeSync(descriptor);
    throw new StartError(
      `the folder of state ${stateDirectory} is in use by another server (${holder}): stop it, set GOALSQUARE_STATE to a folder of its own, or set REDIS_URL for both`,
    );
  }
  writeHolder(descriptor);
  return () => {
    closeSync(descriptor);
  };
}
