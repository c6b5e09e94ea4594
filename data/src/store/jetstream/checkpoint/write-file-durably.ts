import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { GrowingFile } from '../../pack/growing-file.js';

/**
 * Writes a file atomically and durably. Even after a crash, readers see the whole file or none. **Throws** errors of
 * the file system.
 */
export function writeFileDurably(file: string, bytes: Uint8Array): void {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    const growing = new GrowingFile(temporary);
    try {
      growing.add(bytes);
      growing.end();
    } catch (error) {
      growing.discard();
      throw error;
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
