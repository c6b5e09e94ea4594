import { describeFileError } from '@goalsquare/data';
import { UsageError, type AsyncCommand, type Command, type Output } from './command.js';
import { errorMessage } from '../errors.js';

const helps: ReadonlySet<string> = new Set(['--help', '-h']);

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command line and returns its exit code: 0 for success, 1 for failure, 2 for invalid usage. */
export type Program<S, R = number> = (words: readonly string[], setting: () => S, out: Output) => R;

/** A program with asynchronous commands. */
export type AsyncProgram<S> = (words: readonly string[], setting: () => S | Promise<S>, out: Output) => Promise<number>;

/** A command with its arguments, or the exit code if no command runs. */
type Selected<C> = { readonly code: number } | { readonly command: C; readonly words: readonly string[] };

/** Parses arguments and prints errors for a command line. */
class CommandLine<C extends { readonly usage: string }> {
  constructor(
    private readonly program: string,
    private readonly commands: Readonly<Record<string, C>>,
  ) {}

  /** Finds the command that the arguments name, or prints help. */
  select([name, ...words]: readonly string[], out: Output): Selected<C> {
    if (name !== undefined && (helps.has(name) || name === 'help')) {
      out.print(this.#usage());
      return { code: 0 };
    }
    const command = name !== undefined && Object.hasOwn(this.commands, name) ? this.commands[name] : undefined;
    if (name === undefined || command === undefined) {
      out.printError(name === undefined ? this.#usage() : `unknown command ${name}\n${this.#usage()}`);
      return { code: 2 };
    }
    if (!words.some((word) => helps.has(word))) return { command, words };
    out.print(this.#usageOf(command));
    return { code: 0 };
  }

  /** Prints the error of a command and returns the exit code. */
  failed(command: C, error: unknown, out: Output): number {
    out.printError(describeFileError(error) ?? errorMessage(error));
    if (!isUsage(error)) return 1;
    out.printError(this.#usageOf(command));
    return 2;
  }

  #usage(): string {
    return [
      `usage: npm run ${this.program} -- <command> ...`,
      ...Object.values(this.commands).map((command) => indented(command.usage)),
      indented('<command> --help   shows the usage of a command'),
    ].join('\n');
  }

  #usageOf({ usage }: C): string {
    return `usage: npm run ${this.program} -- ${usage}`;
  }
}

/** Returns the program for some commands. `npm run` starts it by name. */
export function createProgram<S>(name: string, commands: Readonly<Record<string, Command<S>>>): Program<S> {
  const line = new CommandLine(name, commands);
  return (words, setting, out) => {
    const selected = line.select(words, out);
    if ('code' in selected) return selected.code;
    try {
      selected.command.run(selected.words, setting(), out);
      return 0;
    } catch (error) {
      return line.failed(selected.command, error, out);
    }
  };
}

/** Returns the program for some asynchronous commands. */
export function createAsyncProgram<S>(
  name: string,
  commands: Readonly<Record<string, AsyncCommand<S>>>,
): AsyncProgram<S> {
  const line = new CommandLine(name, commands);
  return async (words, setting, out) => {
    const selected = line.select(words, out);
    if ('code' in selected) return selected.code;
    try {
      await selected.command.run(selected.words, await setting(), out);
      return 0;
    } catch (error) {
      return line.failed(selected.command, error, out);
    }
  };
}
