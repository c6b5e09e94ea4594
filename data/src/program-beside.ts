import path from 'node:path';

/** The files of a program, by the form of the module that starts it: source, compiled or bundled. */
export type ProgramFiles = Readonly<Partial<Record<'.ts' | '.js' | '.cjs', string>>>;

/** Returns the URL of the program that a module starts in a thread or process. `url` is the URL of the module. */
export const programBeside = (url: string, files: ProgramFiles): URL =>
  new URL(files[path.extname(url) as keyof ProgramFiles] ?? '', url);
