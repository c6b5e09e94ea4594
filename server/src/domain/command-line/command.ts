/** Output of a command: results and errors. */
export interface Output {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/**
 * A command of a command-line program. `S` is the type of its context. `R` is the type of its result: nothing, or a
 * promise.
 */
export interface Command<S, R = void> {
  /** Usage and description, as `--help` prints them. */
  readonly usage: string;
  /** Runs with the arguments after the command name. **Throws** if it fails: `UsageError` for invalid arguments. */
  readonly run: (words: readonly string[], setting: S, out: Output) => R;
}

/** An asynchronous command. */
export type AsyncCommand<S> = Command<S, Promise<void>>;

/** Thrown for invalid arguments. The message describes the fault. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
