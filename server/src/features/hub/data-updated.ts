import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

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

/**
 * Returns the instant of the last change to the data of the server, of any match. It looks at a few files only, so that
 * each request can ask. **Empty**: `undefined` without folders, or without data.
 */
export function dataUpdated(folders: DataFolders | undefined): string | undefined {
  if (folders === undefined) return undefined;
  const files = folders.written.flatMap((folder) => filesIn(folder).map((name) => path.join(folder, name)));
  const newest = Math.max(...[folders.logs, ...files].map(changedAt));
  return newest === 0 ? undefined : new Date(newest).toISOString();
}
