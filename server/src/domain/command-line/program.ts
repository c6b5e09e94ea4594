import { UsageError, type Command, type Output } from './command.js';

const helps: ReadonlySet<string> = new Set(['--help', '-h']);

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command line and returns its exit code: 0 done, 1 it cannot be done, 2 the words are at fault. */
export type Program<S> = (words: readonly string[], setting: () => S, out: Output) => number;

/** The program of some commands, which is called by `npm run` and its name. */
export function createProgram<S>(program: string, commands: Readonly<Record<string, Command<S>>>): Program<S> {
  const usage = (): string =>
    [
      `usage: npm run ${program} -- <command> ...`,
      ...Object.values(commands).map((command) => indented(command.usage)),
      indented('<command> --help   says how a command is used'),
    ].join('\n');
  const usageOf = (name: string): string => `usage: npm run ${program} -- ${commands[name]?.usage ?? ''}`;

  return ([name, ...words], setting, out) => {
    if (name !== undefined && (helps.has(name) || name === 'help')) {
      out.print(usage());
      return 0;
    }
    const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (name === undefined || command === undefined) {
      out.printError(name === undefined ? usage() : `unknown command ${name}\n${usage()}`);
      return 2;
    }
    if (words.some((word) => helps.has(word))) {
      out.print(usageOf(name));
      return 0;
    }
    try {
      command.run(words, setting(), out);
      return 0;
    } catch (error) {
      out.printError(error instanceof Error ? error.message : String(error));
      if (!isUsage(error)) return 1;
      out.printError(usageOf(name));
      return 2;
    }
  };
}
