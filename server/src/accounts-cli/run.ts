import type { Out, Setting } from './command.js';
import { UsageError } from './command.js';
import { commands } from './commands.js';

const helps: ReadonlySet<string> = new Set(['--help', '-h']);

const indented = (text: string): string => text.split('\n').map((line) => `  ${line}`).join('\n');

const usage = (): string =>
  ['usage: npm run accounts -- <command> ...', ...Object.values(commands).map((command) => indented(command.usage)), indented('<command> --help   says how a command is used')].join('\n');

const usageOf = (name: string): string => `usage: npm run accounts -- ${commands[name]?.usage ?? ''}`;

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || (error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command line and returns its exit code: 0 done, 1 it cannot be done, 2 the words are at fault. */
export function run([name, ...words]: readonly string[], setting: () => Setting, out: Out): number {
  if (name !== undefined && (helps.has(name) || name === 'help')) { out.say(usage()); return 0; }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || command === undefined) {
    out.complain(name === undefined ? usage() : `unknown command ${name}\n${usage()}`);
    return 2;
  }
  if (words.some((word) => helps.has(word))) { out.say(usageOf(name)); return 0; }
  try {
    command.run(words, setting(), out);
    return 0;
  } catch (error) {
    out.complain(error instanceof Error ? error.message : String(error));
    if (!isUsage(error)) return 1;
    out.complain(usageOf(name));
    return 2;
  }
}
