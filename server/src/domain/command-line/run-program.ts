import type { Output } from './command.js';
import type { AsyncProgram, Program } from './program.js';

/** The terminal of this process. */
export const terminal: Output = {
  print: (text) => {
    process.stdout.write(`${text}\n`);
  },
  printError: (text) => {
    process.stderr.write(`${text}\n`);
  },
};

/** Exits quietly if the reader closes the pipe, as `head` does when it has enough. This is not a failure. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

/** Runs a program with this process's arguments, and sets the exit code. */
export function runProgram<S>(program: Program<S>, setting: () => S): void {
  endWithReader();
  process.exitCode = program(process.argv.slice(2), setting, terminal);
}

/** Runs an asynchronous program with this process's arguments, and sets the exit code. */
export async function runAsyncProgram<S>(program: AsyncProgram<S>, setting: () => S | Promise<S>): Promise<void> {
  endWithReader();
  process.exitCode = await program(process.argv.slice(2), setting, terminal);
}
