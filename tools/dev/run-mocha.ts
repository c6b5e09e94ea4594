import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs test files in a process of their own. Options of mocha may be among the words. Resolves with its exit code. */
export async function runMocha(root: string, words: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['node_modules/mocha/bin/mocha.js', ...words], { cwd: root, stdio: 'inherit' });
  await once(child, 'exit');
  return child.exitCode;
}
