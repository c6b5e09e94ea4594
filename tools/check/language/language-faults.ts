import { allowedWords, type AllowedWords } from './allowed-words.js';
import { bannedWords } from './banned-words.js';

/** A banned word in a file. `line` counts from 1. */
export interface LanguageFault {
  readonly file: string;
  readonly line: number;
  readonly words: string;
  readonly instead: string;
}

/** Pattern for white space within a phrase, which may continue on the next line of a comment. */
const GAP = String.raw`\s+(?:(?:\*|\/\/|#'?)\s+)?`;

const rules = bannedWords.map(({ pattern, instead }) => ({
  expression: new RegExp(String.raw`(?<![\w-])(?:${pattern.replaceAll(' ', GAP)})(?![\w-])`, 'giu'),
  instead,
}));

const isOf = (file: string, path: string): boolean => (path.endsWith('/') ? file.startsWith(path) : file === path);

/** Whether an exception covers the words that were found in a file. */
export const isAllowed = ({ path, words }: AllowedWords, file: string, found: string): boolean =>
  isOf(file, path) && (words === undefined || words.toLowerCase() === found.toLowerCase());

/** Returns the banned words in a text that no exception allows, in the order of the rules. */
export function languageFaults(
  file: string,
  text: string,
  allowed: readonly AllowedWords[] = allowedWords,
): readonly LanguageFault[] {
  return rules.flatMap(({ expression, instead }) =>
    [...text.matchAll(expression)].flatMap(({ 0: found, index }) => {
      const words = found.replaceAll(/\s+(?:(?:\*|\/\/|#'?)\s+)?/gu, ' ');
      if (allowed.some((one) => isAllowed(one, file, words))) return [];
      return [{ file, line: text.slice(0, index).split('\n').length, words, instead }];
    }),
  );
}
