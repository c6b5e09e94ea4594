// Lints the repository in four runs: one run would need more memory than V8 gives by default. Arguments go to ESLint.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const groups = [['gatsby-site', 'clients', 'bench'], ['engine', 'data', 'openapi'], ['server']];
const others = ['.', ...groups.flat().flatMap((folder) => ['--ignore-pattern', `/${folder}/`])];
const eslint = path.join(
  path.dirname(createRequire(import.meta.url).resolve('eslint/package.json')),
  'bin',
  'eslint.js',
);

/** The bench is ignored until its packages are installed. */
const options = ['--max-old-space-size=6144', eslint, '--no-error-on-unmatched-pattern'];

const statuses = [...groups, others].map(
  (what) =>
    spawnSync(process.execPath, [...options, '--max-warnings', '0', ...process.argv.slice(2), ...what], {
      stdio: 'inherit',
    }).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
