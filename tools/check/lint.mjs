// Lints the repository, or the groups of folders that are named. Other arguments go to ESLint. One run for all would need
// more memory than V8 gives by default.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const folders = {
  clients: ['gatsby-site', 'clients', 'bench'],
  engine: ['engine', 'data', 'openapi'],
  server: ['server'],
};

/** What ESLint lints, by group. */
const groups = {
  ...folders,
  tools: ['.', ...Object.values(folders).flatMap((group) => group.flatMap((name) => ['--ignore-pattern', `${name}/`]))],
};

const words = process.argv.slice(2);
const named = words.filter((word) => word in groups);
const rest = words.filter((word) => !named.includes(word));

const eslint = path.join(
  path.dirname(createRequire(import.meta.url).resolve('eslint/package.json')),
  'bin',
  'eslint.js',
);

/** The bench is ignored until its packages are installed. */
const options = ['--max-old-space-size=6144', eslint, '--no-error-on-unmatched-pattern', '--max-warnings', '0'];

const statuses = (named.length === 0 ? Object.keys(groups) : named).map(
  (name) => spawnSync(process.execPath, [...options, ...rest, ...groups[name]], { stdio: 'inherit' }).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
