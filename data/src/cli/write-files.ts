import { copyFile, constants, link, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file to write, by its path within a folder. `bytes` is called when the file is written. */
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

/** Gives a file a second name. A file system without links gets a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Keeps a file under the first free name of `<file>.old`, `<file>.old-2` and so on. Returns that name. */
async function keepOld(directory: string, file: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const name = `${file}.old${n === 1 ? '' : `-${n}`}`;
    try {
      await linkOrCopy(path.join(directory, file), path.join(directory, name));
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The changes of a folder, which can be undone. */
class Changes {
  readonly #undo: (() => Promise<void>)[] = [];

  /** `spare` is a folder for the files that are replaced. */
  constructor(private readonly spare: string) {}

  /** Makes a change of which `undo` is the reverse. */
  async make<T>(work: () => Promise<T>, undo: (result: T) => Promise<void>): Promise<T> {
    const result = await work();
    this.#undo.push(() => undo(result));
    return result;
  }

  /** Moves a file to its place, and keeps the file that it replaces until all changes are made. */
  async place(from: string, to: string, at: number): Promise<void> {
    const before = path.join(this.spare, `old-${at}`);
    const replaces = await linkOrCopy(to, before).then(
      () => true,
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      },
    );
    await this.make(
      () => rename(from, to),
      () => (replaces ? rename(before, to) : rm(to)),
    );
  }

  /** Undoes all changes, the last one first. */
  async undo(): Promise<void> {
    for (const undo of this.#undo.reverse()) await undo();
  }
}

/**
 * Writes files into a folder. All are written and flushed beside it before the first takes its place, so that a full
 * disk or a killed process leaves no half file. If a file cannot take its place, those that did are taken back. Returns
 * the names of the files it kept. **Throws** an error that names the file that could not be written, and why.
 */
export async function writeFiles(
  directory: string,
  files: readonly FileToWrite[],
  progress: (done: number, all: number) => void,
): Promise<readonly string[]> {
  const target = ({ file }: FileToWrite): string => path.join(directory, file);
  const waiting = await naming(directory, () => makeWaitingFolder(directory));
  const written = (at: number): string => path.join(waiting, String(at));
  const changes = new Changes(waiting);
  try {
    let done = 0;
    await each(files, async (file, at) => {
      await naming(target(file), () => writeDurably(written(at), file.bytes()));
      progress((done += 1), files.length);
    });
    for (const folder of new Set(files.map((file) => path.dirname(target(file)))))
      await naming(folder, () => mkdir(folder, { recursive: true }));
    const kept: string[] = [];
    for (const { file, keepsOld } of files)
      if (keepsOld)
        kept.push(
          await naming(path.join(directory, file), () =>
            changes.make(
              () => keepOld(directory, file),
              (name) => rm(path.join(directory, name)),
            ),
          ),
        );
    await each(files, (file, at) => naming(target(file), () => changes.place(written(at), target(file), at)));
    return kept.sort();
  } catch (error) {
    await changes.undo();
    throw error;
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}
