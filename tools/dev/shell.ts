import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Runs a shell command, with words appended, in the root of the repository. This process exits with the same code. */
export function shell(command: string, words: readonly string[] = process.argv.slice(2)): void {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const quoted = words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
  const { status } = spawnSync([command, ...quoted].join(' '), {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}

/** Returns a function that runs a shell command with the arguments of this process. */
export const command =
  (text: string): (() => void) =>
  () => {
    shell(text);
  };
