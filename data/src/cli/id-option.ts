import { UsageError } from './usage-error.js';

/**
 * Returns the number in an option. **Empty**: `undefined` if the option is not set. **Throws** UsageError with the
 * allowed values.
 */
export function idOf(option: string, word: string | undefined, most: number): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,10}$/u.test(word) && Number(word) <= most) return Number(word);
  throw new UsageError(`--${option} is ${word}; allowed is a whole number up to ${most}`);
}
