import { naming } from '@goalsquare/data';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

/** Age after which an unrefreshed lock is stale, because its process is assumed to have ended. */
export const STALE_MILLISECONDS = 10_000;
const REFRESH_MILLISECONDS = 2000;
const RETRY_MILLISECONDS = 20;

const OWNER_ONLY = 0o600;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Runs a file operation. **Empty**: `undefined` if it fails with a certain error code. */
function unless<T>(code: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (hasCode(error, code)) return undefined;
    throw error;
  }
}

const isStale = (mtimeMs: number): boolean => Date.now() - mtimeMs > STALE_MILLISECONDS;

/**
 * Removes a stale lock. Moves it aside first: if another process has taken the lock meanwhile, the moved file is fresh
 * and is put back.
 */
function removeStale(lock: string): void {
  const seen = unless('ENOENT', () => statSync(lock));
  if (seen === undefined || !isStale(seen.mtimeMs)) return;
  const aside = `${lock}.${randomUUID()}`;
  const isMoved = unless('ENOENT', () => {
    renameSync(lock, aside);
    return true;
  });
  if (isMoved === undefined) return;
  if (!isStale(statSync(aside).mtimeMs))
    unless('EEXIST', () => {
      linkSync(aside, lock);
    });
  rmSync(aside);
}

/** Creates a lock file with a random owner in it. **Empty**: `undefined` if another owner holds it. */
function acquire(lock: string): string | undefined {
  removeStale(lock);
  const owner = randomUUID();
  const descriptor = unless('EEXIST', () => openSync(lock, 'wx', OWNER_ONLY));
  if (descriptor === undefined) return undefined;
  try {
    naming(lock, () => {
      writeFileSync(descriptor, owner);
    });
    return owner;
  } catch (error) {
    // A full disk must not leave a lock without an owner behind.
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

const isHeldBy = (lock: string, owner: string): boolean => unless('ENOENT', () => readFileSync(lock, 'utf8')) === owner;

function release(lock: string, owner: string): void {
  if (isHeldBy(lock, owner)) rmSync(lock, { force: true });
}

function refresh(lock: string, owner: string): void {
  const now = new Date();
  if (isHeldBy(lock, owner))
    unless('ENOENT', () => {
      utimesSync(lock, now, now);
    });
}

/**
 * Runs a short function under a file lock. **Empty**: `undefined` if another process holds the lock, in this container
 * or another. **Source**: ADR 40.
 */
export function tryWithLock<T>(lock: string, act: () => T): { readonly value: T } | undefined {
  const owner = acquire(lock);
  if (owner === undefined) return undefined;
  try {
    return { value: act() };
  } finally {
    release(lock, owner);
  }
}

/**
 * Waits for a file lock and runs a function under it. Refreshes the lock meanwhile, so the function may run for longer
 * than the age at which a lock is stale. **Source**: ADR 40.
 */
export async function withLock<T>(
  lock: string,
  act: () => Promise<T>,
  refreshMilliseconds: number = REFRESH_MILLISECONDS,
): Promise<T> {
  let owner = acquire(lock);
  while (owner === undefined) {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MILLISECONDS);
    });
    owner = acquire(lock);
  }
  const holder = owner;
  const timer = setInterval(() => {
    refresh(lock, holder);
  }, refreshMilliseconds);
  try {
    return await act();
  } finally {
    clearInterval(timer);
    release(lock, holder);
  }
}
