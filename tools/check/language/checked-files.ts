import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files that are generated from the clients: pages of the hub, and the help of R. */
const generated = /-package-documentation\.mdx$|\.Rd$/u;

const isChecked = (file: string): boolean =>
  /\.(?:ts|tsx|mjs|cjs|md|mdx|py|R|Rmd|yaml|yml|sh)$/u.test(file) && !generated.test(file);

/**
 * Returns the text files of the repository, new ones included, except those that git ignores and those that
 * are generated from the clients. **Shape**: paths from the root, sorted.
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
