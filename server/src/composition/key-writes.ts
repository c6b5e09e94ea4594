import { StorageError, unguarded } from '@goalsquare/data';
import type { Logger } from 'pino';
import type { Config } from '../domain/config.js';
import type { StateDisk } from '../domain/state/state-disk.js';
import { isWithin } from '../features/backup/server-folders.js';
import type { KeyWrites } from '../features/identity/open-identity.js';
import type { PartState } from '../features/operations/readiness.js';
import { errorMessage } from '../domain/errors.js';

/** Options for writing to the folder of signing keys. */
interface KeyWriteContext {
  readonly config: Config;
  readonly disk: StateDisk;
  readonly logger: Logger;
}

/**
 * Returns how writes to the folder of signing keys are guarded and reported. A key folder inside the state folder uses
 * the state folder's guard and reports. Otherwise the first failure is logged here.
 */
export function keyWrites({ config, disk, logger }: KeyWriteContext): KeyWrites {
  const { keysDirectory = '', stateDirectory } = config;
  return {
    guard: isWithin(keysDirectory, stateDirectory) ? disk.guard('keys') : unguarded,
    onDelay: (error) => {
      if (error instanceof StorageError) return;
      logger.error(
        `the folder of signing keys ${keysDirectory} cannot be written: ${errorMessage(error)}. The old key signs until a new one can be stored`,
      );
    },
  };
}

/**
 * Returns a degraded state while a signing key is due for replacement and no new one can be stored. **Units**:
 * `delayedSince` in milliseconds.
 */
export const keyState = (delayedSince: number | undefined): PartState =>
  delayedSince === undefined
    ? 'ready'
    : {
        degraded: `the signing key has been due for replacement since ${new Date(delayedSince).toISOString()}, but the disk cannot store a new one: the old key signs until it can`,
      };
