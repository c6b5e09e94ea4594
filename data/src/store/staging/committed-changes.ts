import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, unlessMissing } from '../unless-missing.js';
import { storageCauseOf } from '../storage-error.js';
import { StoreError } from '../store-error.js';
import { syncPath } from './sync-path.js';

/** Folder for changes that are committed but not yet all made. Only one exists at a time. */
export const COMMITTED = '.committed';

/** Prefix of folders with files that are no longer needed. */
export const REMOVING_PREFIX = '.removing-';

const JOURNAL = 'journal.json';
const FORMAT = 'goalsquare-changes-1';

/** Changes to files in a folder. `moves` maps paths beside the journal to paths in the folder. */
export interface Changes {
  readonly moves: readonly (readonly [from: string, to: string])[];
  readonly removes: readonly string[];
}

/** Number of checks, and their interval, with which a reader that must not write waits for the writer. */
const ATTEMPTS = 40;
const PAUSE_MILLISECONDS = 50;

/** Gives a file a second name with a link, so that replacing it is quick. A file system without links takes longer. */
function keepLinked(file: string, to: string): void {
  try {
    linkSync(file, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error;
  }
}

/**
 * Moves a file into place, unless another process has already done so. That process may also have removed an empty
 * folder. The replaced file is renamed to `old`.
 */
function move(from: string, to: string, old: string): void {
  for (let attempt = 1; existsSync(from); attempt += 1)
    try {
      mkdirSync(path.dirname(to), { recursive: true });
      keepLinked(to, old);
      renameSync(from, to);
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || attempt === ATTEMPTS) throw error;
    }
}

/** Removes a folder and its parents up to the root, as long as they are empty. */
function removeEmpty(root: string, folder: string): void {
  try {
    for (let at = folder; at !== root; at = path.dirname(at)) rmdirSync(at);
  } catch {
    /* It is in use, or gone. */
  }
}

/** Syncs the folders of some paths, and their parents up to the root. */
function syncFolders(root: string, files: readonly string[]): void {
  const folders = new Set([root]);
  for (const file of files)
    for (let at = path.dirname(path.join(root, file)); !folders.has(at); at = path.dirname(at)) folders.add(at);
  for (const folder of folders)
    unlessMissing(() => {
      syncPath(folder);
    });
}

/** Writes the journal of some changes beside the files to be moved, and syncs it. */
export function writeJournal(contents: string, changes: Changes): void {
  writeFileSync(path.join(contents, JOURNAL), JSON.stringify({ format: FORMAT, ...changes }), { flush: true });
}

const isInside = (name: unknown): boolean => typeof name === 'string' && !path.normalize(name).startsWith('..');

/** Returns the changes in a journal. **Empty**: `undefined` if it is damaged. */
function changesIn(text: string): Changes | undefined {
  try {
    const { format, moves, removes } = JSON.parse(text) as Changes & { readonly format: string };
    if (format === FORMAT && [...moves.flat(), ...removes].every(isInside)) return { moves, removes };
  } catch {
    /* It is damaged. */
  }
  return undefined;
}

/**
 * Reads a journal. **Empty**: `undefined` if all its changes have been made. **Throws** StoreError if it is damaged.
 */
function readJournal(file: string): Changes | undefined {
  const text = unlessMissing(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  const changes = changesIn(text);
  if (changes !== undefined) return changes;
  throw new StoreError(`${file} is damaged, or from another version of Goalsquare: restore the folder from a backup`);
}

/**
 * Makes the changes in a journal. Several processes may do so at the same time, and another can continue after one is
 * killed: the paths of waiting files are used only once, so changes already made are skipped. Replaced and removed
 * files are moved to a separate folder.
 */
function makeChanges(root: string, contents: string): number {
  const { moves, removes } = readJournal(path.join(contents, JOURNAL)) ?? { moves: [], removes: [] };
  moves.forEach(([from, to], at) => {
    move(path.join(contents, from), path.join(root, to), path.join(contents, `replaced-${at}`));
  });
  removes.forEach((file, at) =>
    unlessMissing(() => {
      renameSync(path.join(root, file), path.join(contents, `removed-${at}`));
    }),
  );
  for (const file of removes) removeEmpty(root, path.dirname(path.join(root, file)));
  syncFolders(root, [...moves.map(([, to]) => to), ...removes]);
  unlessMissing(() => {
    renameSync(contents, path.join(root, `${REMOVING_PREFIX}${randomUUID()}`));
  });
  return moves.length + removes.length;
}

/**
 * Returns the path of a file that a command has committed but not yet moved, for readers that must not write.
 * **Empty**: `undefined` if none is waiting, or if its journal is damaged.
 */
export async function waitingFile(root: string, file: string): Promise<string | undefined> {
  const committed = path.join(root, COMMITTED);
  for (const name of await readdir(committed).catch(() => [])) {
    const contents = path.join(committed, name);
    const text = await readFile(path.join(contents, JOURNAL), 'utf8').catch(() => '');
    const [from] = changesIn(text)?.moves.find(([, to]) => to === file) ?? [];
    const isThere =
      from !== undefined &&
      (await access(path.join(contents, from)).then(
        () => true,
        () => false,
      ));
    if (isThere) return path.join(contents, from);
  }
  return undefined;
}

function makeAll(root: string): number {
  const committed = path.join(root, COMMITTED);
  const names = unlessMissing(() => readdirSync(committed));
  if (names === undefined) return 0;
  const files = names.reduce((sum, name) => sum + makeChanges(root, path.join(committed, name)), 0);
  try {
    rmdirSync(committed);
  } catch (error) {
    if (names.length > 0 && !hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  syncPath(root);
  return files;
}

/**
 * Makes the changes that were committed in a folder. If this process must not write there, waits a while for the writer
 * to make them. Returns the number of changed files. **Throws** StoreError if the changes cannot be made.
 */
export function makeCommittedChanges(root: string): number {
  for (let attempt = 1; ; attempt += 1)
    try {
      return makeAll(root);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (storageCauseOf(error) !== 'read-only' || attempt === ATTEMPTS)
        throw new StoreError(
          `${root} has changes that a command committed and that cannot be finished: ${(error as Error).message}. Run npm run data -- check ${root} as a user who may write there`,
          { cause: error },
        );
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLISECONDS);
    }
}
