import { constants } from 'node:os';

/** Why something cannot be stored: no space or quota is left, the folder is read-only, or the disk fails. */
export type StorageCause = 'disk-full' | 'read-only' | 'disk-failed';

const { errno } = constants;

/** Numbers of LMDB for a map that cannot grow, and for a database that must be opened again. */
const MAP_FULL = -30_792;
const PANIC = -30_795;

const causes = new Map<unknown, StorageCause>([
  ['ENOSPC', 'disk-full'],
  [errno.ENOSPC, 'disk-full'],
  ['EDQUOT', 'disk-full'],
  [errno.EDQUOT, 'disk-full'],
  [MAP_FULL, 'disk-full'],
  ['EROFS', 'read-only'],
  [errno.EROFS, 'read-only'],
  ['EACCES', 'read-only'],
  [errno.EACCES, 'read-only'],
  ['EPERM', 'read-only'],
  [errno.EPERM, 'read-only'],
  ['EIO', 'disk-failed'],
  [errno.EIO, 'disk-failed'],
  [PANIC, 'disk-failed'],
]);

/** Thrown if something cannot be stored at the moment. Nothing of it was stored. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly reason: StorageCause,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns why a write failed. **Empty**: `undefined` if the disk is not the reason. */
export function storageCauseOf(error: unknown): StorageCause | undefined {
  if (error instanceof StorageError) return error.reason;
  return error instanceof Error && 'code' in error ? causes.get(error.code) : undefined;
}

/** Runs a write, or refuses it. **Throws** `StorageError` if the disk is the reason why it failed. */
export type WriteGuard = <T>(write: () => Promise<T>) => Promise<T>;

/** Runs every write. */
export const unguarded: WriteGuard = (write) => write();
