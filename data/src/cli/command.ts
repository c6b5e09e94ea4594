import type { Out } from './out.js';

/** A command of the data command line. */
export interface Command {
  /** Usage and purpose, as `--help` prints them. */
  readonly usage: string;
  /**
   * Runs with the arguments after the command's name and returns the exit code: 0 for success, 1 if the data is faulty.
   */
  readonly run: (words: readonly string[], out: Out) => number | Promise<number>;
}
