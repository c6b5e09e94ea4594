import { spawn } from 'node:child_process';

/** Runs a program in a folder of the repository. Its output goes to the terminal. Returns its exit code. */
export const runProgram = (
  folder: string,
  environment: Readonly<Record<string, string>>,
  program: string,
  ...words: readonly string[]
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code !== 0) console.error(`${program} ended with ${signal ?? `exit code ${code ?? ''}`}`);
      resolve(code ?? 1);
    });
  });
