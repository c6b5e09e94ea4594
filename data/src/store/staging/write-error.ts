import { naming } from '../file-error.js';

/** Thrown if a file could not be written. Contains the reason. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/** Runs a file operation. **Throws** WriteError that names the file if the file system refuses it. */
export function writing<T>(file: string, work: () => T): T {
  try {
    return naming(file, work);
  } catch (error) {
    if (error instanceof WriteError || !(error instanceof Error && 'code' in error)) throw error;
    throw new WriteError(`cannot write ${file}: ${error.message}`, { cause: error });
  }
}
