import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const run = (command, args, stdout) =>
  spawnSync(command, args, { cwd: path.dirname(here), stdio: ['ignore', stdout, 'inherit'] }).status ?? 1;

/** The peers are installed when first needed; better-sqlite3 is compiled then, which takes a minute or two. */
const installed = existsSync(path.join(here, 'node_modules')) ? 0 : run('npm', ['--prefix', 'bench', 'ci'], 2);
process.exitCode =
  installed === 0
    ? run(
        process.execPath,
        [
          '--expose-gc',
          '--max-old-space-size=4096',
          '--conditions=source',
          '--import',
          'tsx',
          'bench/across.ts',
          ...process.argv.slice(2),
        ],
        'inherit',
      )
    : installed;
