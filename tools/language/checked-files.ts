import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const isChecked = (file: string): boolean =>
  /\.(?:ts|tsx|mjs|cjs|md|mdx|py|R|Rd|Rmd|yaml|yml|sh)$/u.test(file) && !file.startsWith('openapi/contract-history/');

/**
 * Returns the text files of the repository, new ones included, except those that git ignores. **Shape**: paths from the
 * root, sorted.
 */
export const checkedFiles = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => isChecked(file) && existsSync(path.join(root, file)))
    .sort();
