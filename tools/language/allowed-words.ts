/** An exception: a file or folder that may contain banned words. Without `words` it may contain all of them. */
export interface AllowedWords {
  /** Path of a file from the root of the repository, or of a folder with a slash at its end. */
  readonly path: string;
  readonly words?: string;
  readonly reason: string;
}

/** THE exceptions of the check of language. */
export const allowedWords: readonly AllowedWords[] = [
  { path: 'tools/language/', reason: 'the list itself' },
  { path: 'tools/test/language/', reason: 'tests of the list' },
  {
    path: 'clients/python/tests/test_errors.py',
    words: 'is no list',
    reason: 'a message of the client',
  },
  { path: 'CHANGELOG.md', words: 'Story', reason: 'a former name of a type' },
];
