import { faultCodes, fileFaults, type FileFault } from './file-faults.js';

/**
 * Returns an error's code. An error from another thread has its code only in its message. **Empty**: `undefined`
 * without a code.
 */
const codeOf = ({ code, message }: NodeJS.ErrnoException): string | undefined =>
  code ?? /^E[A-Z]+(?=: )/u.exec(message)?.[0];

const faultOf = (code: string | undefined): FileFault | undefined => {
  const known = faultCodes.find((one) => one === code);
  return known && fileFaults[known];
};

/** Runs a file operation. **Throws** the file system's error, which then names the file. */
export function naming<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && !('path' in error)) Object.assign(error, { path: file });
    throw error;
  }
}

/**
 * Describes a file system error in one line: the file, the fault, and the remedy. `file` is used if the error names no
 * file. **Empty**: `undefined` for any other error.
 */
export function describeFileError(error: unknown, file = 'a file'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const { path: named, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const known = faultOf(code);
  if (known === undefined) return describeFileError(error.cause, file);
  const remedy = known.remedy('name a folder');
  return `${dest ?? named ?? file} cannot be used: ${known.fault} (${String(code)}). ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;
}
