import { existsSync } from 'node:fs';
import path from 'node:path';

/** Name of a file that marks a state folder while a backup is being restored to it. */
export const RESTORE_MARK = 'restore-unfinished';

/** Explains how to deal with an interrupted restore. **Empty**: `undefined` if there was none. */
export const unfinishedRestore = (stateDirectory: string): string | undefined =>
  existsSync(path.join(stateDirectory, RESTORE_MARK))
    ? 'a restore into it did not finish: empty the state, keys and data folders, and restore again'
    : undefined;
