import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { GoalsquareError } from '../errors.js';

/** The folder that contains the changes an export has committed, until it has made all of them. */
const COMMITTED = '.committed';

const FORMAT = 'goalsquare-changes-1';

/** File changes: `moves` names each waiting file and its destination, `removes` the files to remove. */
interface Journal {
  readonly format?: unknown;
  readonly moves: readonly (readonly [from: string, to: string])[];
  readonly removes: readonly string[];
}

/**
 * Returns the result of some work. **Empty**: `undefined` if a file is missing, for example because it has been moved
 * already.
 */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const isInside = (name: unknown): boolean => typeof name === 'string' && !path.normalize(name).startsWith('..');

/** Reads a journal. **Empty**: `undefined` if it is missing. **Throws** `GoalsquareError` if it is damaged. */
async function readJournal(file: string): Promise<Journal | undefined> {
  const text = await unlessMissing(() => readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    const journal = JSON.parse(text) as Journal;
    if (journal.format === FORMAT && [...journal.moves.flat(), ...journal.removes].every(isInside)) return journal;
  } catch {
    /* It is damaged. */
  }
  throw new GoalsquareError(`${file} is damaged: export the dataset to another folder.`);
}

/** Makes the changes of a journal. Several processes may do so at once, since each waiting file is moved once. */
async function makeChanges(folder: string, contents: string): Promise<void> {
  const { moves, removes } = (await readJournal(path.join(contents, 'journal.json'))) ?? { moves: [], removes: [] };
  for (const [from, to] of moves) {
    const target = path.join(folder, to);
    await mkdir(path.dirname(target), { recursive: true });
    await unlessMissing(() => rename(path.join(contents, from), target));
  }
  for (const [at, file] of removes.entries())
    await unlessMissing(() => rename(path.join(folder, file), path.join(contents, `removed-${at}`)));
}

/**
 * Makes the changes that an export committed in a dataset folder, in case the export was killed before it made them.
 * The next export removes the journal. **Throws** `GoalsquareError` if the changes cannot be made.
 */
export async function finishChanges(folder: string): Promise<void> {
  const committed = path.join(folder, COMMITTED);
  try {
    for (const name of (await unlessMissing(() => readdir(committed))) ?? [])
      await makeChanges(folder, path.join(committed, name));
  } catch (error) {
    if (error instanceof GoalsquareError) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw new GoalsquareError(
      `${folder} is being exported, or an export of it was interrupted (${reason}). Run the command or the export again.`,
      { cause: error },
    );
  }
}
