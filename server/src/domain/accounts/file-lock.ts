import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { AccountsError } from './accounts-error.js';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

function take(lock: string): boolean {
  try {
    const descriptor = openSync(lock, 'wx', 0o600);
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Does something while holding a file as a lock; that of a process which is gone is taken over. **Throws**
 * `AccountsError` where another process holds it.
 */
export function whileLocked<T>(lock: string, act: () => T): T {
  if (!take(lock)) {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder === 0 || isAlive(holder))
      throw new AccountsError(
        `another process (${holder}) is changing the accounts; try again, or remove ${lock} where none is`,
      );
    rmSync(lock, { force: true });
    if (!take(lock)) throw new AccountsError(`another process is changing the accounts; try again`);
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}
