import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookEvery } from '../../domain/look-every.js';

/** The folders in which data changes. */
export interface DataFolders {
  readonly logs: string;
  /** Folders of compact forms and live matches. They contain few files, and a change of a match writes one of them. */
  readonly written: readonly string[];
}

/** Returns when a file or folder last changed. **Units**: milliseconds. **Empty**: 0 if it does not exist. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Lists the files of a folder, except locks, which every start writes. **Empty**: none if the folder does not exist.
 */
const filesIn = (folder: string): readonly string[] =>
  changedAt(folder) === 0 ? [] : readdirSync(folder).filter((name) => !name.endsWith('-lock'));

/** Maximum delay until a change is noticed. **Units**: milliseconds. */
const LOOKED_AT_EVERY = 1000;

function lastChange({ logs, written }: DataFolders): string | undefined {
  const files = written.flatMap((folder) => filesIn(folder).map((name) => path.join(folder, name)));
  const newest = Math.max(...[logs, ...files].map(changedAt));
  return newest === 0 ? undefined : new Date(newest).toISOString();
}

/**
 * Returns a function that returns when any match was last changed. It reads the folders at most once a second, so every
 * request can call it. **Units**: `now` in milliseconds. **Empty**: `undefined` without folders, or without data.
 */
export const dataUpdated = (
  folders: DataFolders | undefined,
  now: () => number = Date.now,
): (() => string | undefined) => lookEvery(LOOKED_AT_EVERY, now, () => folders && lastChange(folders));
