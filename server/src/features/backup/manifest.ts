import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './backup-error.js';
import { errorMessage } from '../../domain/errors.js';

/** Name of the manifest in the folder of a backup. It is written last. */
export const MANIFEST_FILE = 'backup.json';

/** Format version of a backup. Backups with a newer version are rejected. */
export const BACKUP_VERSION = 1;

/** The server's folders in a backup. Their files are in folders of the same names. */
export const sections = ['state', 'keys', 'data'] as const;
export type Section = (typeof sections)[number];

/** A file of a backup. `path` begins with its section and has `/` between its parts. */
export interface BackupFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
}

/** The content of a backup. */
export interface BackupManifest {
  readonly format: 'goalsquare-backup';
  readonly version: number;
  /** Start of the backup, in UTC. */
  readonly created: string;
  /** Version of the server that made the backup. */
  readonly server: string;
  readonly sections: readonly Section[];
  readonly files: readonly BackupFile[];
}

const checksumOf = (manifest: BackupManifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Returns a manifest and its checksum as JSON. */
export const manifestText = (manifest: BackupManifest): string =>
  `${JSON.stringify({ checksum: checksumOf(manifest), manifest }, undefined, 1)}\n`;

/** Reads the manifest of a backup. **Throws** `BackupError` if it is missing, damaged or newer than this version. */
export function readManifest(folder: string): BackupManifest {
  const file = path.join(folder, MANIFEST_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BackupError(`${folder} is not a backup: ${file} cannot be read; ${errorMessage(error)}`);
  }
  let read: { readonly checksum?: unknown; readonly manifest?: BackupManifest } | null;
  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    throw new BackupError(`the backup is damaged: ${file} is not JSON`);
  }
  const manifest = read?.manifest;
  if ((manifest?.format as unknown) !== 'goalsquare-backup' || manifest === undefined)
    throw new BackupError(`${file} is not the manifest of a backup`);
  if (manifest.version > BACKUP_VERSION)
    throw new BackupError(
      `${folder} is a backup of version ${manifest.version}, and this server reads up to ${BACKUP_VERSION}: use server ${manifest.server} or newer`,
    );
  if (read?.checksum !== checksumOf(manifest)) throw new BackupError(`the backup is damaged: ${file} was changed`);
  return manifest;
}
