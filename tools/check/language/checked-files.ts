import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../dev/files.js';

/** Files that are generated from the clients: pages of the hub, and R help pages. */
const generated = /-package-documentation\.mdx$|\.Rd$/u;

const checked = /\.(?:ts|tsx|mjs|cjs|md|mdx|py|R|Rmd|yaml|yml|sh)$/u;

/**
 * Returns the text files of the repository, including new ones, except those that git ignores and those that are
 * generated from the clients. **Shape**: paths relative to the root, sorted.
 */
export const checkedFiles = (root: string): readonly string[] =>
  filesOf(root).filter((file) => checked.test(file) && !generated.test(file) && existsSync(path.join(root, file)));
