import type { API } from '../api.js';
import type { CellRow } from '../flatten.js';

/**
 * An option of a command: its value, as help shows it, and its effect. **Empty**: an option without a value is a
 * switch.
 */
export interface Option {
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
}

/** The parsed command line, by the command's options. */
export interface Words {
  readonly positionals: readonly string[];
  /** Returns the value of an option. **Empty**: `undefined`. */
  readonly text: (name: string) => string | undefined;
  /** Returns the value of an option as a whole number of at least `least`, by default 0. **Throws** `UsageError`. */
  readonly number: (name: string, least?: number) => number | undefined;
  /** Returns the comma-separated values of an option as whole numbers. **Throws** `UsageError`. */
  readonly numbers: (name: string) => readonly number[] | undefined;
  /** Returns the comma-separated values of an option. */
  readonly list: (name: string) => readonly string[] | undefined;
  readonly has: (name: string) => boolean;
}

/** A call of an operation, for which `open` creates a permalink. */
export interface OperationCall {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Output of a command: its rows, and the columns that fit on a terminal. */
export interface Result {
  readonly rows: readonly CellRow[];
  /** The columns of a table on a terminal. **Empty**: all columns. */
  readonly columns?: readonly string[];
}

/** Services of a command. */
export interface Context {
  readonly api: API;
  readonly words: Words;
  /** Prints a line of the result. */
  readonly print: (line: string) => void;
  /** Prints a progress or status line, which is not part of the result. */
  readonly note: (line: string) => void;
  readonly isTerminal: boolean;
  readonly signal: AbortSignal;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments after the command name. **Empty**: none. */
  readonly usage: string;
  /** Maximum number of arguments. **Empty**: any number, or none if `usage` is empty. */
  readonly mostWords?: number;
  /** Whether the command does without `api`. **Empty**: it uses `api`. */
  readonly isOffline?: boolean;
  /** `long`: may run for hours. **Empty**: it does not. */
  readonly waits?: 'long';
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  /** The call for which `open` creates a permalink. **Empty**: it has none. */
  readonly call?: (context: Context) => Promise<OperationCall>;
  /** Runs the command. **Empty**: `undefined` if there are no rows to print. */
  readonly run: (context: Context) => Promise<Result | undefined>;
}

/** The command line is invalid. The message explains how to fix it. */
export class UsageError extends Error {}
