import { readFileSync } from 'node:fs';

/** Words that this repository does not use. `pattern` is a regular expression; a space matches any white space. */
export interface BannedWords {
  readonly pattern: string;
  /** What to write instead. */
  readonly instead: string;
}

/** THE words that documentation, comments, texts and names do not use. Letter case does not matter. */
export const bannedWords = JSON.parse(
  readFileSync(new URL('banned-words.json', import.meta.url), 'utf8'),
) as readonly BannedWords[];
