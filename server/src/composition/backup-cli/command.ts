import { countOf } from '@goalsquare/data';
import { onlyOne, type AsyncCommand, type AuditedSetting } from '../../domain/command-line/command.js';
import type { BackupManifest } from '../../features/backup/manifest.js';
import type { ServerFolders } from '../../features/backup/server-folders.js';

/** Context of a command. */
export interface Setting extends AuditedSetting {
  readonly folders: ServerFolders;
  /** Variables of the configured shared stores, which a backup does not contain. */
  readonly shared: readonly string[];
}

/** A command of `npm run backup`. */
export type Command = AsyncCommand<Setting>;

/** Returns the folder that the arguments of a command name. **Throws** `UsageError` unless there is exactly one. */
export const folderIn = (positionals: readonly string[]): string => onlyOne(positionals, 'the folder of the backup');

const MEGABYTE = 1e6;

/** Describes a backup in words. */
export const backupText = ({ created, server, files, sections }: BackupManifest): string => {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
  return `${countOf(files.length, 'file')} of ${sections.join(', ')}, ${megabytes.toFixed(1)} MB, of ${created} by version ${server}`;
};
