import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { NamedProgram, Need } from '../dev/named-programs.js';
import { command, shell } from '../dev/shell.js';
import { built } from '../release/built.js';

/**
 * The packages of the bench, installed when first needed. This takes a minute or two, because better-sqlite3 is
 * compiled.
 */
const peers: Need = {
  prepare: () => {
    if (existsSync('bench/node_modules/fastify')) return undefined;
    const { status } = spawnSync('npm', ['--prefix', 'bench', 'ci', '--include=dev'], { stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('npm --prefix bench ci failed');
    return undefined;
  },
};

const node = 'node --conditions=source --import tsx';
const roomy = '--expose-gc --max-old-space-size=4096';

/**
 * Bundles the bench of queries across matches, as `npm start` bundles the server. tsx would name every closure at
 * creation, which slows the engine and the last step of its peers.
 */
async function bundleAcross(): Promise<string> {
  const outfile = 'bench/node_modules/.cache/across.mjs';
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['bench/across.ts'],
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

/** THE benches. */
export const benches: readonly NamedProgram[] = [
  { name: 'engine', needs: [peers], run: command(`${node} ${roomy} bench/engine.ts`) },
  {
    name: 'across',
    needs: [peers],
    run: async (): Promise<void> => {
      shell(`node ${roomy} ${await bundleAcross()}`);
    },
  },
  { name: 'http', needs: [peers, built], run: command(`${node} bench/http.ts`) },
  { name: 'load', needs: [built], run: command(`${node} bench/load.ts`) },
  { name: 'seasons', needs: [built], run: command(`${node} bench/seasons.ts`) },
  { name: 'import', run: command(`${node} bench/import.ts`) },
  { name: 'sql', needs: [built], run: command(`${node} bench/sql.ts`) },
  { name: 'start', run: command('node bench/start.mjs') },
  { name: 'clients', run: () => import('../../clients/tasks/bench.js') },
];
