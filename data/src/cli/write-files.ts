import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Staging } from '../store/staging/staging.js';
import { writing } from '../store/staging/write-error.js';

/** A file to write. `file` is its path in the folder. `bytes` is called when the file is written. */
export interface FileToWrite {
  readonly file: string;
  readonly bytes: () => Uint8Array;
  /** Whether to keep the existing file, under a new name beside the new one. */
  readonly keepsOld?: boolean;
}

/** Number of files that are written at a time, so that waits for the disk overlap. */
const AT_A_TIME = 32;

/** Runs an asynchronous function for every item, with a limit on how many run at a time. */
async function each<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as T, at);
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Writes a file and syncs it. **Throws** WriteError that names `target`. */
async function writeSynced(file: string, bytes: () => Uint8Array, target: string): Promise<void> {
  try {
    await writeFile(file, bytes(), { flush: true });
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
    await each(files, async ({ file, bytes }, at) => {
      await writeSynced(waiting[at] ?? '', bytes, path.join(directory, file));
      progress((done += 1), files.length);
    });
    staging.commit(check);
    return kept.sort();
  } finally {
    await staging.endLater();
  }
}
