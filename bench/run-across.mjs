import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const run = (command, args, stdout) =>
  spawnSync(command, args, { cwd: path.dirname(here), stdio: ['ignore', stdout, 'inherit'] }).status ?? 1;

/**
 * Bundles the bench, as `npm start` bundles the server. tsx would name every closure when it is created, which slows the
 * engine and the last step of its peers.
 */
async function bundle() {
  const outfile = path.join(here, 'node_modules', '.cache', 'across.mjs');
  await build({
    entryPoints: [path.join(here, 'across.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['@duckdb/node-api', 'better-sqlite3', 'nodejs-polars'],
    logLevel: 'error',
    outfile,
  });
  return outfile;
}

/** The peers are installed when first needed; better-sqlite3 is compiled then, which takes a minute or two. */
const installed = existsSync(path.join(here, 'node_modules')) ? 0 : run('npm', ['--prefix', 'bench', 'ci'], 2);
process.exitCode =
  installed === 0
    ? run(
        process.execPath,
        ['--expose-gc', '--max-old-space-size=4096', await bundle(), ...process.argv.slice(2)],
        'inherit',
      )
    : installed;
