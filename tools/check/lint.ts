import { shell } from '../dev/shell.js';

/*
 * Lints the repository, or the groups of folders that are named. Other arguments go to ESLint. One run for all would
 * need more memory than V8 gives by default.
 */

const folders: Readonly<Record<string, readonly string[]>> = {
  clients: ['gatsby-site', 'clients', 'bench'],
  engine: ['engine', 'data', 'openapi'],
  server: ['server'],
};

/** Files that ESLint lints, by group. */
const groups: Readonly<Record<string, readonly string[]>> = {
  ...folders,
  tools: ['.', ...Object.values(folders).flatMap((group) => group.flatMap((name) => ['--ignore-pattern', `${name}/`]))],
};

const words = process.argv.slice(2);
const named = words.filter((word) => word in groups);
const rest = words.filter((word) => !named.includes(word));

/** The bench is ignored until its packages are installed. */
const eslint =
  'node --max-old-space-size=6144 node_modules/eslint/bin/eslint.js --no-error-on-unmatched-pattern --max-warnings 0';

for (const name of named.length === 0 ? Object.keys(groups) : named) shell(eslint, [...rest, ...(groups[name] ?? [])]);
