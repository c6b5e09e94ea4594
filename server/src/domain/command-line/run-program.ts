import type { Program } from './program.js';

/**
 * Runs a program on the words this process was given, and leaves its exit code. A reader that has seen enough, such as
 * `head`, closes the pipe: that is no failure.
 */
export function runProgram<S>(program: Program<S>, setting: () => S): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = program(process.argv.slice(2), setting, {
    print: (text) => {
      process.stdout.write(`${text}\n`);
    },
    printError: (text) => {
      process.stderr.write(`${text}\n`);
    },
  });
}
