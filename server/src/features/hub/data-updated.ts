import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRecent } from '../../domain/is-recent.js';

/** Where data changes. */
export interface DataFolders {
  /** The folder of the logs. */
  readonly logs: string;
  /** Folders of compact forms and live matches: a few files, of which one is written when a match changes. */
  readonly written: readonly string[];
}

/** When a file or folder changed. **Units**: milliseconds. **Empty**: 0 if there is none. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The files of a folder, except locks, which every start writes. **Empty**: none if there is no folder. */
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
 * Returns a function that returns the instant of the last change to the server's data, of any match. It reads the
 * folders at most once a second, so every request can call it. **Units**: `now` in milliseconds. **Empty**: `undefined`
 * without folders, or without data.
 */
export function dataUpdated(folders: DataFolders | undefined, now: () => number = Date.now): () => string | undefined {
  let looked = -Infinity;
  let last: string | undefined;
  return () => {
    if (folders !== undefined && !isRecent(now(), looked, LOOKED_AT_EVERY)) {
      looked = now();
      last = lastChange(folders);
    }
    return last;
  };
}
