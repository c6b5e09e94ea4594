import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const run = (command, args, stdout) =>
  spawnSync(command, args, { cwd: path.dirname(here), stdio: ['ignore', stdout, 'inherit'] }).status ?? 1;

/** The peers are installed when first needed. */
const installed = existsSync(path.join(here, 'node_modules', 'fastify'))
  ? 0
  : run('npm', ['--prefix', 'bench', 'ci'], 2);
/** What is started as its users start it is compiled. */
const built = installed === 0 ? run('npm', ['run', '--silent', 'build'], 2) : installed;
process.exitCode =
  built === 0
    ? run(
        process.execPath,
        ['--conditions=source', '--import', 'tsx', 'bench/http.ts', ...process.argv.slice(2)],
        'inherit',
      )
    : built;
