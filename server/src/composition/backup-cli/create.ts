import { version } from '../../domain/version.js';
import { createBackup } from '../../features/backup/create-backup.js';
import { copyDatabase } from '../../storage/lmdb/copy-database.js';
import { backupText, folderIn, type Command } from './command.js';
import { parsed, recordChange } from '../../domain/command-line/command.js';

/** `create`: copies the folders of a server while it runs. */
export const create: Command = {
  usage: `create DIR [--without-data]
    copies accounts, counts, permalinks, subscriptions, live matches, keys and data into a new folder while the server runs`,
  run: async (words, setting, out) => {
    const { folders, shared, now } = setting;
    const { values, positionals } = parsed(words, { 'without-data': { type: 'boolean' } });
    const { data: _, ...withoutData } = folders;
    const manifest = await createBackup({
      folders: values['without-data'] === true ? withoutData : folders,
      out: folderIn(positionals),
      server: version.version,
      now,
      copyDatabase,
    });
    recordChange(setting, { action: 'backup create', details: { files: manifest.files.length } });
    for (const variable of shared)
      out.printError(`${variable} is set, but its data is not in the backup. Back it up with its own tools`);
    out.print(backupText(manifest));
  },
};
