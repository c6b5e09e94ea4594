import type { Out } from './out.js';

/** A command of the data command line. */
export interface Command {
  /** Usage and purpose: the lines that `--help` prints. */
  readonly usage: string;
  /** Runs on the words after the command's name and returns the exit code: 0 done, 1 the data is at fault. */
  readonly run: (words: readonly string[], out: Out) => number | Promise<number>;
}
