import { readFileSync } from 'node:fs';

/** An exception: a file or folder that may contain banned words. Without `words` it may contain any of them. */
export interface AllowedWords {
  /** Path of a file relative to the root of the repository, or of a folder, which ends with a slash. */
  readonly path: string;
  readonly words?: string;
  readonly reason: string;
}

/** The exceptions to the language check. */
export const allowedWords = JSON.parse(
  readFileSync(new URL('allowed-words.json', import.meta.url), 'utf8'),
) as readonly AllowedWords[];
