import { rename, rm } from 'node:fs/promises';
import { GoalsquareError } from '../errors.js';

/** The fault and the remedy for each operating system error code of a failed write. */
const remedies = new Map<string | undefined, readonly [fault: string, remedy: string]>([
  ['ENOSPC', ['its disk is full', 'Make room on it, or name a folder on another disk']],
  ['EDQUOT', ['your quota is used up', 'Make room, or name a folder on another disk']],
  ['EROFS', ['its disk is read-only', 'Name a folder that can be written']],
  ['EACCES', ['you have no permission to write it', 'Change its permissions, or name another folder']],
  ['EPERM', ['you have no permission to write it', 'Change its permissions, or name another folder']],
  ['EMFILE', ['too many files are open', 'Raise the limit, for example with ulimit -n 4096']],
]);

/** Returns the error, with its remedy, for a write that the system refused. **Empty**: `undefined` for other errors. */
export function refusedWrite(file: string, error: unknown): GoalsquareError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  const [fault, remedy] = remedies.get(code) ?? [];
  if (fault === undefined || remedy === undefined) return undefined;
  return new GoalsquareError(`${file} cannot be written: ${fault} (${code ?? ''}). ${remedy}.`, { cause: error });
}

/**
 * Replaces a file atomically: `write` creates a temporary file beside it. **Throws** the errors of `write`, and
 * `GoalsquareError` with the file and the remedy if the system refuses the write.
 */
export const replacing = (file: string, write: (beside: string) => Promise<unknown>): Promise<void> =>
  writing(file, async () => {
    const beside = `${file}.${process.pid}`;
    try {
      await write(beside);
      await rename(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  });

/** Runs `write`. **Throws** `GoalsquareError`, with the file and the remedy, if the system refuses the write. */
export async function writing<T>(file: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw refusedWrite(file, error) ?? error;
  }
}
