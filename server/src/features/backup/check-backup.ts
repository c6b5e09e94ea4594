import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './backup-error.js';
import { digestOf } from './copy-file.js';
import { MANIFEST_FILE, readManifest, type BackupFile, type BackupManifest } from './manifest.js';
import { errorMessage } from '../../domain/errors.js';

/** Describes the fault in a backed-up file. **Empty**: `undefined` if the file is as written. */
async function faultOf(folder: string, { path: name, bytes, sha256 }: BackupFile): Promise<string | undefined> {
  try {
    const found = await digestOf(path.join(folder, name));
    if (found.bytes !== bytes) return `${name} has ${found.bytes} bytes instead of ${bytes}`;
    return found.sha256 === sha256 ? undefined : `${name} was changed`;
  } catch (error) {
    return `${name} cannot be read; ${errorMessage(error)}`;
  }
}

function unlisted(folder: string, { files }: BackupManifest): readonly string[] {
  const listed = new Set([MANIFEST_FILE, ...files.map((file) => file.path)]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is not in its manifest`);
}

/**
 * Reads every file of a backup and compares it with the manifest. **Throws** `BackupError` with a line for each file
 * that is damaged, missing or not part of the backup.
 */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = readManifest(folder);
  const faults: string[] = [];
  for (const file of manifest.files) {
    const fault = await faultOf(folder, file);
    if (fault !== undefined) faults.push(fault);
  }
  faults.push(...unlisted(folder, manifest));
  if (faults.length > 0)
    throw new BackupError(faults.map((fault) => `the backup ${folder} is damaged: ${fault}`).join('\n'));
  return manifest;
}
