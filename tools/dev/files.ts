import { execFileSync } from 'node:child_process';

const MAX_BYTES = 64 * 1024 * 1024;

const lines = (text: string): readonly string[] => text.split('\0').filter((line) => line !== '');

const git = (root: string, words: readonly string[]): readonly string[] =>
  lines(
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

/**
 * Returns the files of a repository, committed or not, except those that git ignores. Paths are relative to its root.
 */
export const filesOf = (root: string): readonly string[] =>
  [...new Set(git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']))].sort();

/**
 * Returns the files that differ from a revision: changed, added, removed or not yet committed. **Throws** if the
 * revision does not exist.
 */
export const changedSince = (root: string, revision: string): readonly string[] =>
  [
    ...new Set([
      ...git(root, ['diff', '-z', '--name-only', '--no-renames', revision, '--']),
      ...git(root, ['ls-files', '-z', '--others', '--exclude-standard']),
    ]),
  ].sort();
