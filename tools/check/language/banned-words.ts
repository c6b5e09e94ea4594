import { readFileSync } from 'node:fs';

/** Words that this repository does not use. `pattern` is a regular expression; a space matches any white space. */
export interface BannedWords {
  readonly pattern: string;
  /** What to write instead. */
  readonly instead: string;
}

/** The words that must not occur in documentation, comments, texts and names, in upper or lower case. */
export const bannedWords = JSON.parse(
  readFileSync(new URL('banned-words.json', import.meta.url), 'utf8'),
) as readonly BannedWords[];
