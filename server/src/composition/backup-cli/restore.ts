import { restoreBackup } from '../../features/backup/restore-backup.js';
import { backupText, folderIn, type Command } from './command.js';
import { parsed, recordChange } from '../../domain/command-line/command.js';

/** `restore`: copies a backup into the server's folders, which must be empty. */
export const restore: Command = {
  usage: `restore DIR [--without-data]
    checks a backup and copies it into the folders of GOALSQUARE_STATE, GOALSQUARE_KEYS and GOALSQUARE_DATA, which must be new or empty`,
  run: async (words, setting, out) => {
    const { folders } = setting;
    const { values, positionals } = parsed(words, { 'without-data': { type: 'boolean' } });
    const { data: _, ...withoutData } = folders;
    const manifest = await restoreBackup(
      folderIn(positionals),
      values['without-data'] === true ? withoutData : folders,
    );
    recordChange(setting, { action: 'backup restore', details: { created: manifest.created } });
    out.print(`restored: ${backupText(manifest)}`);
  },
};
