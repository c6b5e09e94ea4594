import { faultCodes, fileFaults, type FileFault } from './file-faults.js';

/** The code of an error, which errors of other threads have in their message only. */
const codeOf = ({ code, message }: NodeJS.ErrnoException): string | undefined =>
  code ?? /^E[A-Z]+(?=: )/u.exec(message)?.[0];

const faultOf = (code: string | undefined): FileFault | undefined => {
  const known = faultCodes.find((one) => one === code);
  return known && fileFaults[known];
};

/** Runs some work on a file. **Throws** the error of the file system, which then names the file. */
export function naming<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && !('path' in error)) Object.assign(error, { path: file });
    throw error;
  }
}

/**
 * Describes an error of the file system in one line: the file, the fault, and the remedy. `file` stands for the file if
 * the error names none. **Empty**: `undefined` for another error.
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
