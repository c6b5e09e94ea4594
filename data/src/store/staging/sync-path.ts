import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Syncs a file, or the names in a folder, to disk. Does nothing for folders on Windows, which cannot sync them.
 * **Throws** errors of the file system.
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
