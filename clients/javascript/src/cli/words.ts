import { parseArgs } from 'node:util';
import { UsageError, type Command, type Option, type Words } from './command.js';
import { didYouMean } from '../suggest.js';

type Options = Readonly<Record<string, Option>>;

const optionIn = (words: readonly string[], options: Options): string | undefined =>
  words
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2).split('=')[0] ?? '')
    .find((name) => !Object.hasOwn(options, name));

/** Joins values such as `-1` or `-GOAL` to their option, because `parseArgs` would read them as options. */
function withNegatives(words: readonly string[], options: Options): string[] {
  const takesValue = (word: string | undefined): boolean =>
    Object.entries(options).some(
      ([name, { value, short = '' }]) => value !== undefined && (word === `--${name}` || word === `-${short}`),
    );
  return words.reduce<string[]>((joined, word) => {
    const option = joined.at(-1);
    if (option === undefined || !/^-[\dA-Z]/u.test(word) || !takesValue(option)) return [...joined, word];
    return [...joined.slice(0, -1), `${option}${option.startsWith('--') ? '=' : ''}${word}`];
  }, []);
}

function parsed(words: readonly string[], options: Options): ReturnType<typeof parseArgs> {
  const unknown = optionIn(words, options);
  if (unknown !== undefined && unknown !== '')
    throw new UsageError(`Unknown option --${unknown}.${didYouMean(unknown, Object.keys(options), '--')}`);
  try {
    return parseArgs({
      args: withNegatives(words, options),
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value, short }]) => [
          name,
          {
            type: value === undefined ? ('boolean' as const) : ('string' as const),
            ...(value !== undefined && { multiple: true }),
            ...(short !== undefined && { short }),
          },
        ]),
      ),
    });
  } catch (error) {
    throw new UsageError(faultOf(error));
  }
}

/** Returns the message for a `parseArgs` error, in the terms that help uses. */
function faultOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const [, unknown] = /^Unknown option '(-\w)'/u.exec(line) ?? [];
  if (unknown !== undefined) return `Unknown option ${unknown}.`;
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)/u.exec(line) ?? [];
  if (option === undefined) return line;
  return line.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`;
}

/**
 * Returns the value of an option as a whole number. **Throws** `UsageError` for other text or a number below `least`.
 */
function wholeNumber(name: string, text: string, least: number): number {
  if (!/^\d+$/u.test(text) || Number(text) < least)
    throw new UsageError(`--${name} '${text}' is not a whole number from ${least} up.`);
  return Number(text);
}

/** **Throws** `UsageError` for an argument that a command does not take, and suggests an option. */
export function requireWords({ name, usage, mostWords, options }: Command, positionals: readonly string[]): void {
  const excess = positionals[usage === '' ? 0 : (mostWords ?? positionals.length)];
  if (excess === undefined) return;
  const isYear = /^(?:19|20)\d\d$/u.test(excess);
  const meant = ['season', 'squad', 'to'].find((option) => option in options && isYear === (option === 'season'));
  const hint = meant === undefined ? '' : ` Did you mean --${meant} ${excess}?`;
  throw new UsageError(`${name} does not take the word '${excess}'.${hint}`);
}

/** **Throws** `UsageError` if any of these options is set, because it would have no effect here. */
export function refuseOptions(words: Words, names: readonly string[], why: string): void {
  const given = names.find((name) => words.text(name) !== undefined || words.has(name));
  if (given !== undefined) throw new UsageError(`--${given} ${why}.`);
}

/** Parses a command line with the options of a command. **Throws** `UsageError`. */
export function readWords(words: readonly string[], options: Options): Words {
  const { values, positionals } = parsed(words, options);
  const all = (name: string): readonly string[] => {
    const value = values[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const text = (name: string): string | undefined => all(name).at(-1);
  const list = (name: string): readonly string[] | undefined => {
    const items = all(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== '');
    return items.length === 0 ? undefined : items;
  };
  return {
    positionals,
    text,
    list,
    has: (name) => values[name] === true,
    number: (name, least = 0) => {
      const value = text(name);
      return value === undefined ? undefined : wholeNumber(name, value, least);
    },
    numbers: (name) => list(name)?.map((value) => wholeNumber(name, value, 0)),
  };
}
