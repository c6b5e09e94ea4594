/** What is wrong with a file, and what to do about it, by the code of the operating system. */
const remedies: Readonly<Record<string, readonly [fault: string, remedy: string]>> = {
  ENOSPC: ['its disk is full', 'Make room on it, or name a folder on another disk'],
  EDQUOT: ['the quota of this user is used up', 'Make room, or name a folder on another disk'],
  EROFS: ['its disk is read-only', 'Name a folder that can be written'],
  EACCES: ['this user may not open it', 'Permit that, or run the command as its owner'],
  EPERM: ['this user may not change it', 'Permit that, or run the command as its owner'],
  EIO: ['its disk fails', 'Restore a backup on another disk'],
  EMFILE: ['too many files are open', 'Raise the limit, for example with ulimit -n 4096'],
  ENFILE: ['too many files are open on this machine', 'End other programs, or raise the limit of the machine'],
};

/** The code of an error, which errors of other threads have in their message only. */
const codeOf = ({ code, message }: NodeJS.ErrnoException): string | undefined =>
  code ?? /^E[A-Z]+(?=: )/u.exec(message)?.[0];

const remedyOf = (code: unknown): readonly [string, string] | undefined =>
  typeof code === 'string' && Object.hasOwn(remedies, code) ? remedies[code] : undefined;

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
 * Describes an error of the file system in one line: the file, what is wrong with it, and the remedy. `file` stands for
 * the file if the error names none. **Empty**: `undefined` for another error.
 */
export function describeFileError(error: unknown, file = 'a file'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const { path: named, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const known = remedyOf(code);
  if (known === undefined) return describeFileError(error.cause, file);
  const [fault, remedy] = known;
  return `${dest ?? named ?? file} cannot be used: ${fault} (${String(code)}). ${remedy}.`;
}
