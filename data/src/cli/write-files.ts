import { copyFile, constants, link, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file to be written, by its path within a folder. Its bytes are made when it is its turn. */
export interface FileToWrite {
  readonly file: string;
  readonly bytes: () => Uint8Array;
  /** Keep the file that is there, under a name of its own beside the new one. */
  readonly keepsOld?: boolean;
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

/** Names what was being written in an error of the file system, such as that of a full disk. */
async function naming<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new Error(`cannot write ${file}: ${message}`, { cause: error });
  }
}

async function makeWaitingFolder(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  return mkdtemp(path.join(directory, '.writing-'));
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

/** Keeps a file under the first free name of `<file>.old`, `<file>.old-2` and so on. Returns that name. */
async function keepOld(directory: string, file: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const name = `${file}.old${n === 1 ? '' : `-${n}`}`;
    const [from, to] = [path.join(directory, file), path.join(directory, name)];
    try {
      // A file system without links gets a copy.
      await link(from, to).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
        return copyFile(from, to, constants.COPYFILE_EXCL);
      });
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Writes files into a folder. All are written and flushed beside it before the first takes its place, so that a full
 * disk or a killed process leaves no half file. Returns the names of the files it kept. **Throws** an error that names
 * the file that could not be written, and why.
 */
export async function writeFiles(
  directory: string,
  files: readonly FileToWrite[],
  progress: (done: number, all: number) => void,
): Promise<readonly string[]> {
  const target = ({ file }: FileToWrite): string => path.join(directory, file);
  const waiting = await naming(directory, () => makeWaitingFolder(directory));
  const written = (at: number): string => path.join(waiting, String(at));
  try {
    let done = 0;
    await each(files, async (file, at) => {
      await naming(target(file), () => writeDurably(written(at), file.bytes()));
      progress((done += 1), files.length);
    });
    for (const folder of new Set(files.map((file) => path.dirname(target(file)))))
      await naming(folder, () => mkdir(folder, { recursive: true }));
    const kept: string[] = [];
    for (const { file, keepsOld } of files) if (keepsOld) kept.push(await keepOld(directory, file));
    await each(files, (file, at) => naming(target(file), () => rename(written(at), target(file))));
    return kept.sort();
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}
