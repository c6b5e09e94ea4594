import { statSync } from 'node:fs';
import { given } from '../given.js';
import { filesOfFolder } from '../import/folder.js';
import { followFolder, type DataFolder } from '../import/follow/follow-folder.js';
import { FollowedFiles } from '../import/follow/followed-files.js';
import { idBounds } from '../import/identity.js';
import { readKnown, type KnownFolder } from '../import/known-folder.js';
import { writeRegister } from '../register/register-file.js';
import { REGISTER_FILE } from '../store/data-files.js';
import { folderChanges } from '../tail/folder-changes.js';
import { TargetError } from '../tail/target.js';
import { idOf } from './id-option.js';
import { identityOf, identityOptions } from './identity-options.js';
import type { Out } from './out.js';
import { targetOf } from './tail-target.js';
import { UsageError } from './usage-error.js';
import { writeFiles } from './write-files.js';

/** Files that change within this time of each other are processed together. */
const TOGETHER_MILLISECONDS = 40;

/** The options of `tail` that apply to a folder. */
export const followOptions = { format: { type: 'string' }, ...identityOptions } as const;

type Option = keyof typeof followOptions | 'to' | 'over' | 'token-file' | 'batch';
type Words = Readonly<Partial<Record<Option, string | undefined>>> & { readonly once?: boolean | undefined };

class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

/** Returns a data folder that is read again only after it has changed. */
function dataFolder(directory: string): DataFolder {
  let known: { readonly version: string; readonly of: KnownFolder } | undefined;
  const read = (): KnownFolder => {
    const { version } = filesOfFolder(directory);
    if (known?.version !== version) known = { version, of: readKnown(directory) };
    return known.of;
  };
  return {
    read,
    write: async (register) => {
      const version = known?.version ?? '';
      try {
        await writeFiles(
          directory,
          [{ file: REGISTER_FILE, text: () => writeRegister(register) }],
          () => undefined,
          () => {
            if (filesOfFolder(directory).version !== version) throw new ChangedError();
          },
        );
      } catch (error) {
        if (error instanceof ChangedError) return false;
        throw error;
      }
      if (known !== undefined) known = { version: filesOfFolder(directory).version, of: { ...known.of, register } };
      return true;
    },
  };
}

function checkWords({ format, over, batch }: Words, folder: string): string {
  if (format !== 'afl-json') throw new UsageError(`--format is ${format ?? 'missing'}; allowed is afl-json`);
  if (batch !== undefined) throw new UsageError('--batch applies to a log, not to --format afl-json');
  if (over === undefined) throw new UsageError('--over is needed: the data folder of the server');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(
      `${folder} is not a folder; --format afl-json follows the folder into which a collector writes`,
    );
  return over;
}

/**
 * Follows a folder of AFL files until the signal aborts. Returns the exit code: 1 if the server refuses the account, or
 * cannot return a match.
 */
export async function tailFolder(folder: string, words: Words, out: Out, signal: AbortSignal): Promise<number> {
  const over = checkWords(words, folder);
  const target = await targetOf(words, out, signal);
  const changes = folderChanges(folder, { recursive: true, together: TOGETHER_MILLISECONDS, signal });
  out.say(`following ${folder}`);
  try {
    await followFolder({
      files: new FollowedFiles(folder, Date.now, out.complain),
      changes,
      data: dataFolder(over),
      target,
      importTarget: {
        out: over,
        identity: identityOf(words),
        ...given({ season: idOf('season', words.season, idBounds.season) }),
      },
      now: Date.now,
      report: out.say,
      complain: out.complain,
      isOver: () => signal.aborted || words.once === true,
    });
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    if (!(error instanceof TargetError)) throw error;
    out.complain(error.message);
    return 1;
  } finally {
    changes.close();
    target.close();
  }
}
