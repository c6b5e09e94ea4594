import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/* Checks the layout and lint rules of the R client with clients/r/tools/format.R. `--fix` reformats its files. */

const {
  values: { fix },
} = parseArgs({ options: { fix: { type: 'boolean', default: false } } });

const { status } = spawnSync('Rscript', ['--vanilla', 'tools/format.R', ...(fix ? ['--fix'] : [])], {
  cwd: 'clients/r',
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
