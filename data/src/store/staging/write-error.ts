import { naming } from '../file-error.js';

/** A file that could not be written, and why. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/** Runs some work on a file. **Throws** WriteError, which names the file, if the file system refuses it. */
export function writing<T>(file: string, work: () => T): T {
  try {
    return naming(file, work);
  } catch (error) {
    if (error instanceof WriteError || !(error instanceof Error && 'code' in error)) throw error;
    throw new WriteError(`cannot write ${file}: ${error.message}`, { cause: error });
  }
}
