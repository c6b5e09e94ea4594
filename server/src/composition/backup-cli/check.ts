import { checkBackup } from '../../features/backup/check-backup.js';
import { backupText, folderIn, type Command } from './command.js';
import { parsed } from '../../domain/command-line/command.js';

/** `check`: compares the files in a backup with its manifest. */
export const check: Command = {
  usage: `check DIR
    reads every file of a backup and lists those that are damaged, missing or not part of it`,
  run: async (words, _setting, out) => {
    const { positionals } = parsed(words, {});
    out.print(backupText(await checkBackup(folderIn(positionals))));
  },
};
