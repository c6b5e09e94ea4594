/** Where a command talks: results and complaints. */
export interface Output {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** A command of a command line, which works with a setting. `R` is what it returns: nothing, or a promise of it. */
export interface Command<S, R = void> {
  /** How it is called, and what it does: the lines `--help` prints. */
  readonly usage: string;
  /**
   * Runs on the words after the command's name. **Throws** where it cannot be done: `UsageError` where the words are at
   * fault.
   */
  readonly run: (words: readonly string[], setting: S, out: Output) => R;
}

/** A command that takes a while. */
export type AsyncCommand<S> = Command<S, Promise<void>>;

/** Thrown where the words of a command are off; its message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
