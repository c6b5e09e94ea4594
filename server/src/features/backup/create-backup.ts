import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFiles } from '@goalsquare/data';
import { syncFolder, writeFileAtomically } from '../../domain/files/write-file-atomically.js';
import { BackupError } from './backup-error.js';
import { copyFile, digestOf, type FileDigest } from './copy-file.js';
import {
  BACKUP_VERSION,
  MANIFEST_FILE,
  manifestText,
  sections,
  type BackupFile,
  type BackupManifest,
  type Section,
} from './manifest.js';
import { filesOf, isWithin, type ServerFolders } from './server-folders.js';
import { errorMessage, isMissing } from '../../domain/errors.js';

/** The folders to back up, and the services that a backup uses. */
export interface BackupParts {
  readonly folders: ServerFolders;
  /** Folder of the backup, which must not exist. */
  readonly out: string;
  readonly server: string;
  readonly now: () => number;
  /** Copies a database that other processes are writing to. The copy is a consistent state. */
  readonly copyDatabase: (file: string, to: string) => Promise<void>;
}

async function copied({ copyDatabase }: BackupParts, file: string, to: string): Promise<FileDigest | undefined> {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    if (!file.endsWith('.lmdb')) return await copyFile(file, to, /\.(?:ndjson|jsonl)$/u.test(file));
    await copyDatabase(file, to);
    return await digestOf(to);
  } catch (error) {
    // The file was removed after it was listed, as old signing keys are.
    if (isMissing(error) && !existsSync(file)) return undefined;
    throw error;
  }
}

async function copySection(parts: BackupParts, section: Section, into: string): Promise<readonly BackupFile[]> {
  const files: BackupFile[] = [];
  for (const name of filesOf(section, parts.folders)) {
    const inBackup = [section, ...name.split(path.sep)].join('/');
    const digest = await copied(parts, path.join(parts.folders[section] ?? '', name), path.join(into, inBackup));
    if (digest !== undefined) files.push({ path: inBackup, ...digest });
  }
  return files;
}

/** Returns the version of match logs and season records, after finishing an interrupted command. */
const versionOf = ({ data }: ServerFolders): string =>
  data !== undefined && existsSync(data) ? dataFiles(data).version : '';

/** Syncs a folder and the folders below it. */
function syncFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) syncFolders(path.join(folder, entry.name));
  syncFolder(folder);
}

/** **Throws** `BackupError` if the backup cannot be written to the folder. */
function checkPlace({ out, folders }: BackupParts): void {
  if (existsSync(out)) throw new BackupError(`${out} already exists: name a folder that does not exist`);
  const around = Object.values(folders).find((folder) => isWithin(out, folder));
  if (around !== undefined)
    throw new BackupError(`${out} is inside ${around}, which is backed up: name a folder outside it`);
}

/**
 * Copies a server's folders to a new folder while the server runs, with a manifest of all files. Each database and each
 * file is consistent. Match logs and season records are consistent with each other. The folder gets its final name once
 * it is complete. **Throws** `BackupError`.
 */
export async function createBackup(parts: BackupParts): Promise<BackupManifest> {
  checkPlace(parts);
  const { out, folders, server, now } = parts;
  const created = new Date(now()).toISOString();
  const partial = `${out}.partial`;
  try {
    mkdirSync(partial, { recursive: false, mode: 0o700 });
  } catch (error) {
    throw new BackupError(
      `${partial}, the folder for the unfinished backup, cannot be created: ${errorMessage(error)}`,
    );
  }
  try {
    const files: BackupFile[] = [];
    const version = versionOf(folders);
    const included = sections.filter((section) => folders[section] !== undefined);
    for (const section of included) files.push(...(await copySection(parts, section, partial)));
    if (versionOf(folders) !== version)
      throw new BackupError(`the files of ${folders.data ?? ''} changed while they were copied: try again`);
    const manifest: BackupManifest = {
      format: 'goalsquare-backup',
      version: BACKUP_VERSION,
      created,
      server,
      sections: included,
      files,
    };
    writeFileAtomically(path.join(partial, MANIFEST_FILE), manifestText(manifest));
    syncFolders(partial);
    renameSync(partial, out);
    syncFolder(path.dirname(path.resolve(out)));
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}
