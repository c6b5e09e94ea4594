import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFiles, isOfStaging, Staging } from '@goalsquare/data';
import { syncFolder, writeFileAtomically } from '../../domain/files/write-file-atomically.js';
import { BackupError } from './backup-error.js';
import { checkBackup } from './check-backup.js';
import { copyFile } from './copy-file.js';
import { sections, type BackupManifest, type Section } from './manifest.js';
import { isWithin, type ServerFolders } from './server-folders.js';
import { RESTORE_MARK } from './unfinished-restore.js';

const sectionOf = (name: string): Section | undefined => sections.find((section) => name.startsWith(`${section}/`));

/** **Throws** `BackupError` if a folder is not empty, or is needed but not configured. */
function checkEmpty({ sections: included }: BackupManifest, folders: ServerFolders): void {
  for (const section of included) {
    const folder = folders[section];
    if (folder === undefined) {
      if (section === 'keys') throw new BackupError('the backup contains keys, but GOALSQUARE_KEYS is memory');
      continue;
    }
    if (!existsSync(folder)) continue;
    if (section === 'data') dataFiles(folder);
    const [first] = readdirSync(folder).filter((name) => !isOfStaging(name));
    if (first !== undefined)
      throw new BackupError(
        `${folder} is not empty (${first} is in it): a backup is restored into new or empty folders only${section === 'data' ? '; --without-data restores the rest' : ''}`,
      );
  }
}

function makeFolders(folder: string, from: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (folder !== from) syncFolder(path.dirname(folder));
}

/** Prepares a staging area for the data folder. **Empty**: `undefined` if the folder is not restored. */
function stagingOf({ sections: included }: BackupManifest, data: string | undefined): Staging | undefined {
  if (data === undefined || !included.includes('data')) return undefined;
  makeFolders(data, data);
  return new Staging(data);
}

/**
 * Creates the folder of a file and returns the path to copy the file to. Match logs are staged until all are copied.
 */
function copyOf(name: string, place: string, to: string, data: Staging | undefined): string {
  makeFolders(path.dirname(to), place);
  return data !== undefined && sectionOf(name) === 'data' ? data.place(path.relative(place, to)) : to;
}

/** Copies the files of a backup and returns the folders that contain the copies. */
async function copyFiles(
  folder: string,
  { files }: BackupManifest,
  folders: ServerFolders,
  data: Staging | undefined,
): Promise<ReadonlySet<string>> {
  const filled = new Set<string>();
  for (const { path: name, sha256 } of files) {
    const section = sectionOf(name);
    const place = section && folders[section];
    if (section === undefined || place === undefined) continue;
    const to = path.join(place, ...name.split('/').slice(1));
    if (!isWithin(to, place)) throw new BackupError(`the backup is damaged: ${name} is outside its section`);
    if ((await copyFile(path.join(folder, name), copyOf(name, place, to, data))).sha256 !== sha256)
      throw new BackupError(`the backup changed during the restore: ${to} differs from ${name} as it was checked`);
    filled.add(path.dirname(to));
  }
  return filled;
}

/**
 * Restores a backup to a server's folders, which must be new or empty. Checks all files first, and each copy again.
 * Skips sections that have no folder in `folders`. If it is interrupted, the server refuses to start with the
 * incomplete folders, and the data folder has either all match logs or none. **Throws** `BackupError`.
 */
export async function restoreBackup(folder: string, folders: ServerFolders): Promise<BackupManifest> {
  const manifest = await checkBackup(folder);
  checkEmpty(manifest, folders);
  const { state, data } = folders;
  if (state === undefined) throw new BackupError('a state folder is needed');
  makeFolders(state, state);
  const mark = path.join(state, RESTORE_MARK);
  writeFileAtomically(mark, '');
  const staging = stagingOf(manifest, data);
  try {
    for (const filled of await copyFiles(folder, manifest, folders, staging)) syncFolder(filled);
    staging?.commit();
  } finally {
    staging?.end();
  }
  rmSync(mark);
  syncFolder(state);
  return manifest;
}
