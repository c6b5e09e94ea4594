import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { AuditEntry, AuditLog } from '../audit/audit-entry.js';

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

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>>;

/** Parses the words of a command that takes options and other words. **Throws** for an unknown option. */
export const parsed = <const O extends Options>(words: readonly string[], options: O): Parsed<O> =>
  parseArgs({ args: [...words], allowPositionals: true, options });

/** What commands that change something share. **Units**: `now` in milliseconds. */
export interface AuditedSetting {
  readonly now: () => number;
  /** Records changes. */
  readonly audit: AuditLog;
  /** The user who runs the command. */
  readonly actor: string;
}

/** Records a change that a command has made. */
export const recordChange = (
  { audit, actor }: Pick<AuditedSetting, 'audit' | 'actor'>,
  entry: Pick<AuditEntry, 'action' | 'account' | 'details'>,
): void => {
  audit.record({ ...entry, actor, result: 'done' });
};

/** Returns the single argument that a command requires. **Throws** `UsageError` unless there is exactly one. */
export function onlyOne(positionals: readonly string[], what: string): string {
  const [one, more] = positionals;
  if (one === undefined || more !== undefined)
    throw new UsageError(
      `${what} is needed, and nothing more: got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`,
    );
  return one;
}
