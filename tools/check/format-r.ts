import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { prepareFormatR } from './format-r/prepare.js';

/*
 * Checks layout and lint rules of the R client by clients/r/tools/format.R. `--fix` writes the layout. Without R and
 * lintr the check is skipped; where CI is set, that is a failure.
 */

const {
  values: { fix },
} = parseArgs({ options: { fix: { type: 'boolean', default: false } } });

const reason = prepareFormatR();
if (reason === undefined) {
  const { status } = spawnSync('Rscript', ['--vanilla', 'tools/format.R', ...(fix ? ['--fix'] : [])], {
    cwd: 'clients/r',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`skipped: the format of R: ${reason}`);
  if (process.env.CI) process.exitCode = 1;
}
