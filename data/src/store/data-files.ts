import { readdirSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { isOfStaging, recoverFolder } from './staging/recover-folder.js';
import { sha256 } from '../sha256.js';
import { hasCode } from './unless-missing.js';

/** A file in a folder. **Units**: bytes, milliseconds. */
export interface DataFile {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/** Name of the file with a folder's external ids. */
export const REGISTER_FILE = 'register.jsonl';

/** The match logs and season records below a folder, sorted by name. */
export interface DataFiles {
  readonly logs: readonly DataFile[];
  readonly records: readonly DataFile[];
  /** Text that changes if a file is added, removed or replaced, not if one grows. **Empty**: `''` without files. */
  readonly version: string;
}

/** The contents of a folder: its files, and the folders in which commands prepare or commit changes. */
interface Found {
  readonly files: (DataFile & { readonly inode: number })[];
  readonly staging: string[];
}

/** Returns the state of a file. **Empty**: `undefined` if the file has been removed. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ELOOP')) return undefined;
    throw error;
  }
}

function walk(directory: string, folder: string, found: Found): Found {
  for (const name of readdirSync(path.join(directory, folder))) {
    const file = path.join(folder, name);
    if (isOfStaging(name)) found.staging.push(file);
    if (name.startsWith('.')) continue;
    const stats = statsOf(path.join(directory, file));
    if (stats?.isDirectory()) walk(directory, file, found);
    else if (stats?.isFile()) found.files.push({ file, size: stats.size, modified: stats.mtimeMs, inode: stats.ino });
  }
  return found;
}

const byName = (a: DataFile, b: DataFile): number => (a.file < b.file ? -1 : 1);

function versionOf(files: Found['files']): string {
  const lines = files.sort(byName).map(({ file, inode }) => `${inode} ${file}\n`);
  return lines.length === 0 ? '' : sha256(lines.join(''));
}

const listed = (files: Found['files']): readonly DataFile[] =>
  files.sort(byName).map(({ file, size, modified }) => ({ file, size, modified }));

/**
 * Lists the match logs and season records below a folder. Before that, it completes the committed changes of an
 * interrupted command, removes uncommitted ones, and calls `report` with a line for each. **Throws** if the folder
 * cannot be read, and StoreError if changes cannot be completed.
 */
export function dataFiles(directory: string, report: (line: string) => void = () => undefined): DataFiles {
  let found = walk(directory, '', { files: [], staging: [] });
  if (found.staging.length > 0) {
    for (const folder of new Set(found.staging.map((name) => path.dirname(path.join(directory, name)))))
      for (const line of recoverFolder(folder)) report(line);
    found = walk(directory, '', { files: [], staging: [] });
  }
  const matching = (pattern: RegExp): Found['files'] => found.files.filter(({ file }) => pattern.test(file));
  const [logs, records] = [matching(/\.ndjson(?:\.gz)?$/u), matching(/\.season\.json(?:\.gz)?$/u)];
  const register = found.files.filter(({ file }) => file === REGISTER_FILE);
  return { logs: listed(logs), records: listed(records), version: versionOf([...logs, ...records, ...register]) };
}
