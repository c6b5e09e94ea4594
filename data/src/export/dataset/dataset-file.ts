import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A file of a dataset that could not be written, and why. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/** Runs some work on a file. **Throws** WriteError, which names the file, if the file system refuses it. */
export function writing<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new WriteError(`${file} could not be written: ${error.message}`, { cause: error });
  }
}

/** Writes a file and syncs it to the disk. `target` is the file that errors name. **Throws** WriteError. */
export function writeSynced(file: string, bytes: Uint8Array, target = file): void {
  writing(target, () => {
    mkdirSync(path.dirname(file), { recursive: true });
    const descriptor = openSync(file, 'w');
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}
