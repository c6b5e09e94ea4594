import path from 'node:path';

/** The files of a program, by the ending of the module that starts it: a source, compiled, or part of the bundle. */
export type ProgramFiles = Readonly<Partial<Record<'.ts' | '.js' | '.cjs', string>>>;

/** Returns the program that a module starts in a thread or process. `url` is that of the module. */
export const programBeside = (url: string, files: ProgramFiles): URL =>
  new URL(files[path.extname(url) as keyof ProgramFiles] ?? '', url);
