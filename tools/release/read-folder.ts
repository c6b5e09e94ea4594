import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file in an archive: its path with slashes, and its bytes. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Returns the files in a folder and its subfolders whose names pass a test, sorted by name. */
export const readFolder = (folder: string, isIncluded: (name: string) => boolean): readonly ArchiveFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isIncluded)
    .sort()
    .map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
