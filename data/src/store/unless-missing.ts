/** Checks whether an error of the file system has one of some codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Returns the result of some work. **Empty**: `undefined` if a file or folder that it needs does not exist. */
export function unlessMissing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
