import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.js';

/** How to run a program. */
export interface RunOptions {
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly stdout?: 'inherit' | 'ignore';
}

/**
 * Runs Node with arguments in the folder of the repository. Its errors go to the terminal. **Throws** where it does not
 * exit with 0.
 */
export async function run(words: readonly string[], { signal, stdout = 'inherit' }: RunOptions): Promise<void> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', stdout, 'inherit'], signal });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')} failed: see the terminal.`);
}
