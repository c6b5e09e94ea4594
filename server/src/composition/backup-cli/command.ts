import { countOf } from '@goalsquare/data';
import type { AsyncCommand } from '../../domain/command-line/command.js';
import { UsageError } from '../../domain/command-line/command.js';
import type { AuditLog } from '../../domain/audit/audit-entry.js';
import type { BackupManifest } from '../../features/backup/manifest.js';
import type { ServerFolders } from '../../features/backup/server-folders.js';

/** Context of a command. **Units**: `now` in milliseconds. */
export interface Setting {
  readonly folders: ServerFolders;
  /** Variables of the configured shared stores, which a backup does not contain. */
  readonly shared: readonly string[];
  readonly now: () => number;
  /** Records backups and restores. */
  readonly audit: AuditLog;
  /** The user who runs the command. */
  readonly actor: string;
}

/** A command of `npm run backup`. */
export type Command = AsyncCommand<Setting>;

/** Returns the folder that the arguments of a command name. **Throws** `UsageError` unless there is exactly one. */
export function folderIn(positionals: readonly string[]): string {
  const [folder, more] = positionals;
  if (folder === undefined || more !== undefined)
    throw new UsageError(
      `the folder of the backup is needed, and nothing more: got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`,
    );
  return folder;
}

const MEGABYTE = 1e6;

/** Describes a backup in words. */
export const backupText = ({ created, server, files, sections }: BackupManifest): string => {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
  return `${countOf(files.length, 'file')} of ${sections.join(', ')}, ${megabytes.toFixed(1)} MB, of ${created} by version ${server}`;
};
