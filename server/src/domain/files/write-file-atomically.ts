import { naming } from '@goalsquare/data';
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = 0o600;

function synced(file: string, write: (descriptor: number) => void, flags: string): void {
  const descriptor = openSync(file, flags, OWNER_ONLY);
  try {
    naming(file, () => {
      write(descriptor);
      fsyncSync(descriptor);
    });
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a folder, so that files created, renamed or removed in it stay so after a crash. */
export const syncFolder = (folder: string): void => {
  synced(folder, () => undefined, 'r');
};

/**
 * Replaces a file atomically: even after a crash, readers get either the old or the new text. Syncs the file, then the
 * folder. Only the owner can read the file. **Source**: ADR 40.
 */
export function writeFileAtomically(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    synced(
      temporary,
      (descriptor) => {
        writeFileSync(descriptor, text);
      },
      'wx',
    );
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(path.dirname(file));
}
