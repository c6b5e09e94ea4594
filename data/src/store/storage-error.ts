import { constants } from 'node:os';
import { faultCodes, fileFaults, type FileFault, type StorageCause } from './file-faults.js';

const { errno } = constants;

/** LMDB's error numbers for a map that cannot grow, and for a database that must be reopened. */
const MAP_FULL = -30_792;
const PANIC = -30_795;

/** The faults of the disk, by textual and numeric code. */
const faults = new Map<unknown, FileFault & { readonly cause: StorageCause }>(
  faultCodes.flatMap((code) => {
    const { cause, ...fault } = fileFaults[code];
    return cause === undefined ? [] : [code, errno[code]].map((key) => [key, { ...fault, cause }] as const);
  }),
);
for (const [number, code] of [
  [MAP_FULL, 'ENOSPC'],
  [PANIC, 'EIO'],
] as const) {
  const fault = faults.get(code);
  if (fault !== undefined) faults.set(number, fault);
}

/** Thrown if something cannot be stored at the moment. No part of it was stored. */
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

/** Returns the reason why a write failed. **Empty**: `undefined` if the disk is not the reason. */
export function storageCauseOf(error: unknown): StorageCause | undefined {
  return storageFaultOf(error)?.cause;
}

/** Returns the fault of the disk and its remedy. **Empty**: `undefined` if the disk is not the reason. */
export function storageFaultOf(error: unknown): (FileFault & { readonly cause: StorageCause }) | undefined {
  if (error instanceof StorageError) return [...faults.values()].find(({ cause }) => cause === error.reason);
  return error instanceof Error && 'code' in error ? faults.get(error.code) : undefined;
}

/** Runs or refuses a write. **Throws** `StorageError` if the write fails because of the disk. */
export type WriteGuard = <T>(write: () => Promise<T>) => Promise<T>;

/** Runs every write and never refuses one. */
export const unguarded: WriteGuard = (write) => write();
