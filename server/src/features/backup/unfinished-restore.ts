import { existsSync } from 'node:fs';
import path from 'node:path';

/** Name of the file that is in a folder of state while a backup is restored into it. */
export const RESTORE_MARK = 'restore-unfinished';

/** Explains what to do about an interrupted restore. **Empty**: `undefined` if there was none. */
export const unfinishedRestore = (stateDirectory: string): string | undefined =>
  existsSync(path.join(stateDirectory, RESTORE_MARK))
    ? 'a restore into it did not finish: empty the folders of state, keys and data, and restore again'
    : undefined;
