import { parseArgs } from 'node:util';
import { UsageError, type Option, type Words } from './command.js';
import { didYouMean } from '../suggest.js';

type Options = Readonly<Record<string, Option>>;

const optionIn = (words: readonly string[], options: Options): string | undefined =>
  words
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2).split('=')[0] ?? '')
    .find((name) => !Object.hasOwn(options, name));

function parsed(words: readonly string[], options: Options): ReturnType<typeof parseArgs> {
  const unknown = optionIn(words, options);
  if (unknown !== undefined && unknown !== '')
    throw new UsageError(`Unknown option --${unknown}.${didYouMean(unknown, Object.keys(options), '--')}`);
  try {
    return parseArgs({
      args: [...words],
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
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** Reads the words of a command line by the options of a command. **Throws** `UsageError`. */
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
    number: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!/^\d+$/u.test(value)) throw new UsageError(`--${name} '${value}' is not a whole number.`);
      return Number(value);
    },
  };
}
