import { spawn } from 'node:child_process';

/** Where samples are run: a folder of their own, and what they find in their environment. */
export interface Stage {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** How a program ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** A sample that takes longer hangs. **Units**: milliseconds. */
const PATIENCE = 120_000;

/** Runs a program in the folder of a stage, and returns when it has ended. */
export const runInStage = (
  [program, ...words]: readonly [string, ...string[]],
  { folder, environment }: Stage,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    });
    const [said, complained]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complained.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({
        code: code ?? 1,
        said: Buffer.concat(said).toString(),
        complained: Buffer.concat(complained).toString(),
      });
    });
  });
