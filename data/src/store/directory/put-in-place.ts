import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DataError } from '../../log/fault.js';
import { isOfStaging, recoverFolder } from '../staging/recover-folder.js';
import { Staging } from '../staging/staging.js';
import { manifestIn } from './manifest.js';

/** Folder for the new files, beside the journal. */
const NEW = 'new';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isOfStaging(file.split(path.sep)[0] ?? ''));

/** Checks that a folder is new, empty or contains a simulated world. **Throws** DataError otherwise. */
export function checkFree(directory: string): void {
  if (!existsSync(directory)) return;
  recoverFolder(directory);
  if (readdirSync(directory).every(isOfStaging) || manifestIn(directory) !== undefined) return;
  throw DataError.of(
    directory,
    'a folder that is new or empty, or contains a simulated world; this one contains something else',
  );
}

/**
 * Replaces the content of a folder in one step. `fill` writes to another folder and syncs the files. **Throws**
 * DataError if the folder contains anything other than a simulated world, and the errors of `fill`.
 */
export async function putInPlace<T>(directory: string, fill: (folder: string) => Promise<T>): Promise<T> {
  checkFree(directory);
  const staging = new Staging(directory);
  try {
    const folder = path.join(staging.contents, NEW);
    const result = await fill(folder);
    const files = new Set(filesBelow(folder));
    for (const file of files) staging.adopt(path.join(NEW, file), file);
    for (const file of filesBelow(directory)) if (!files.has(file)) staging.remove(file);
    staging.commit();
    return result;
  } finally {
    staging.end();
  }
}
