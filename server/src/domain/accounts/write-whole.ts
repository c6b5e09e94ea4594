import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = 0o600;

function synced(file: string, write: (descriptor: number) => void, flags: string): void {
  const descriptor = openSync(file, flags, OWNER_ONLY);
  try {
    write(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Replaces a file, which whoever reads sees as it was or as it is, whatever crashes meanwhile. Only its owner may read
 * it.
 */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.${process.pid}.new`;
  try {
    synced(
      fresh,
      (descriptor) => {
        writeSync(descriptor, text);
      },
      'w',
    );
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  synced(path.dirname(file), () => undefined, 'r');
}
