import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs test files in a separate process. `words` may also contain options of mocha. Resolves with its exit code. If it
 * fails, prints its exit code or the signal that killed it. **Empty**: `null` after a signal.
 */
export async function runMocha(root: string, words: readonly string[]): Promise<number | null> {
  // Not bin/mocha.js, which starts a process of its own and hides its signal.
  const mocha = ['node_modules/mocha/lib/cli/cli.js', ...words];
  // The last option makes mocha import tests. tsx compiles what is required to CommonJS, which runs more slowly.
  const options = ['--conditions=source', '--import=tsx', '--no-experimental-require-module'];
  const child = spawn(process.execPath, [...options, ...mocha], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) console.error(`mocha ended with ${signal ?? `exit code ${code ?? ''}`}`);
  return code;
}
