import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file to be written, by its path within a folder. Its bytes are made when it is its turn. */
export interface FileToWrite {
  readonly file: string;
  readonly bytes: () => Uint8Array;
}

/** Files written at a time: waiting for a disk takes longer than writing. */
const AT_A_TIME = 32;

/** Does some work for every item, so many at a time. */
async function each<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as T, at);
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes files into a folder. All are written and flushed beside it before the first takes its place, so that a full
 * disk or a killed process leaves no half file. **Throws** what the file system throws.
 */
export async function writeFiles(
  directory: string,
  files: readonly FileToWrite[],
  told: (done: number, all: number) => void,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const waiting = await mkdtemp(path.join(directory, '.writing-'));
  try {
    let done = 0;
    await each(files, async ({ bytes }, at) => {
      await writeDurably(path.join(waiting, String(at)), bytes());
      told((done += 1), files.length);
    });
    for (const folder of new Set(files.map(({ file }) => path.dirname(file))))
      await mkdir(path.join(directory, folder), { recursive: true });
    await each(files, ({ file }, at) => rename(path.join(waiting, String(at)), path.join(directory, file)));
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}
