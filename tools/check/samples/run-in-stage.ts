import { execFile } from 'node:child_process';

/** The folder in which samples run, and their environment. */
export interface Stage {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The exit code and output of a program. */
export interface Ended {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** Time limit for a sample. **Units**: milliseconds. */
const PATIENCE = 300_000;

/** Maximum output of a sample. **Units**: bytes. */
const MOST = 2 ** 26;

/** Runs a program with a number of scripts in the folder of a stage, and resolves when it has exited. */
export const runInStage = (
  [program, ...words]: readonly [string, ...string[]],
  { folder, environment }: Stage,
  scripts = 1,
): Promise<Ended> =>
  new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { ...process.env, ...environment },
      timeout: scripts * PATIENCE,
      maxBuffer: MOST,
    };
    execFile(program, words, options, (error, said, complained) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, said, complained: complained === '' ? (error?.message ?? '') : complained });
    }).stdin?.end();
  });
