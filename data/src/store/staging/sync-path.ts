import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Syncs a file, or the names in a folder, to the disk. **Throws** what the file system throws. Windows cannot sync
 * folders: nothing is done there.
 */
export function syncPath(file: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
