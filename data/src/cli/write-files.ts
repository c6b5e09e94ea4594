import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Staging } from '../store/staging/staging.js';
import { eachOf } from '../each-of.js';
import { writing } from '../store/staging/write-error.js';

/**
 * A file to write. `file` is its path in the folder. `text` is called when the file is written, and is compressed if
 * the name ends in `.gz`.
 */
export interface FileToWrite {
  readonly file: string;
  readonly text: () => string;
  /** Whether to keep the existing file, under a new name beside the new one. */
  readonly keepsOld?: boolean;
}

/** Number of files that are written at a time, so that waits for the disk overlap. */
const AT_A_TIME = 32;

/** Writes a file and syncs it. **Throws** WriteError that names `target`. */
async function writeSynced(file: string, text: () => string, target: string): Promise<void> {
  try {
    await writeFile(file, target.endsWith('.gz') ? gzipSync(text()) : text(), { flush: true });
  } catch (error) {
    writing(target, () => {
      throw error;
    });
  }
}

/**
 * Writes files into a folder. Writes and syncs all of them next to it, then makes them visible in one step, so a killed
 * process leaves the folder either unchanged or complete. Runs `check` right before that step. Returns the names of the
 * old files that it kept. **Throws** the error of `check`, or an error that names the file that could not be written.
 */
export async function writeFiles(
  directory: string,
  files: readonly FileToWrite[],
  progress: (done: number, all: number) => void,
  check?: () => void,
): Promise<readonly string[]> {
  const staging = new Staging(directory);
  try {
    const kept = files.flatMap(({ file, keepsOld }) => (keepsOld ? [staging.keepOld(file)] : []));
    const waiting = files.map(({ file }) => staging.place(file));
    let done = 0;
    await eachOf(files, AT_A_TIME, async ({ file, text }, at) => {
      await writeSynced(waiting[at] ?? '', text, path.join(directory, file));
      progress((done += 1), files.length);
    });
    staging.commit(check);
    return kept.sort();
  } finally {
    await staging.endLater();
  }
}
