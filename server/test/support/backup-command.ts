import { commandLineAudit } from '../../src/domain/audit/command-line-audit.js';
import { run } from '../../src/composition/backup-cli/run.js';
import type { Setting } from '../../src/composition/backup-cli/command.js';
import type { Called } from './accounts-command.js';

/** Calls the command line of backups on the folders of a server. */
export async function callBackup(
  folders: Setting['folders'],
  words: readonly string[],
  shared: readonly string[] = [],
): Promise<Called> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await run(
    words,
    () => ({
      folders,
      shared,
      now: Date.now,
      audit: commandLineAudit(folders.state ?? '', Date.now),
      actor: 'tester@here',
    }),
    {
      print: (text) => said.push(text),
      printError: (text) => complained.push(text),
    },
  );
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
