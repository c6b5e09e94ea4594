import { readFileSync } from 'node:fs';

/** An exception: a file or folder that may contain banned words. Without `words` it may contain all of them. */
export interface AllowedWords {
  /** Path of a file from the root of the repository, or of a folder with a slash at its end. */
  readonly path: string;
  readonly words?: string;
  readonly reason: string;
}

/** THE exceptions of the check of language. */
export const allowedWords = JSON.parse(
  readFileSync(new URL('allowed-words.json', import.meta.url), 'utf8'),
) as readonly AllowedWords[];
