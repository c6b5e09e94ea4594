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
  /** Returns the whole number of an option, which is `least` or more: 0 by default. **Throws** `UsageError`. */
  readonly number: (name: string, least?: number) => number | undefined;
  /** Returns the whole numbers of an option, which commas separate. **Throws** `UsageError`. */
  readonly numbers: (name: string) => readonly number[] | undefined;
  /** Returns the values of an option, which commas separate. */
  readonly list: (name: string) => readonly string[] | undefined;
  readonly has: (name: string) => boolean;
}

/** A call of an operation, for which `open` creates a permalink. */
export interface OperationCall {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Output of a command: rows, and the columns that fit into a terminal. */
export interface Result {
  readonly rows: readonly CellRow[];
  /** **Empty**: a table on a terminal has all columns. */
  readonly columns?: readonly string[];
}

/** Services of a command. */
export interface Context {
  readonly api: API;
  readonly words: Words;
  /** Prints a line of the result. */
  readonly print: (line: string) => void;
  /** Prints a line about the work, which is no result. */
  readonly note: (line: string) => void;
  readonly isTerminal: boolean;
  readonly signal: AbortSignal;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments after the name. **Empty**: none. */
  readonly usage: string;
  /** The most words after the name. **Empty**: as many as `usage` has, which may be any number. */
  readonly mostWords?: number;
  /** Whether it makes no use of `api`. **Empty**: it does. */
  readonly isOffline?: boolean;
  /** `long` if it may run for hours, `brief` if another program waits for each response. **Empty**: neither. */
  readonly waits?: 'long' | 'brief';
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  /** The call for which `open` creates a permalink. **Empty**: it has none. */
  readonly call?: (context: Context) => Promise<OperationCall>;
  /** Does the work. **Empty**: `undefined` if there are no rows to print. */
  readonly run: (context: Context) => Promise<Result | undefined>;
}

/** The command line is invalid. The message explains the correct use. */
export class UsageError extends Error {}
