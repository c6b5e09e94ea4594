import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs test files in a process of their own. Options of mocha may be among the words. Resolves with its exit code;
 * `signal` ends it.
 */
export async function runMocha(root: string, words: readonly string[], signal?: AbortSignal): Promise<number | null> {
  const child = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', ...words], { cwd: root, stdio: 'inherit' });
  const stop = (): void => {
    child.kill('SIGTERM');
  };
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  await once(child, 'exit');
  signal?.removeEventListener('abort', stop);
  return child.exitCode;
}
