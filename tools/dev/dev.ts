import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLISHED } from '@goalsquare/server/published';
import { freePort } from '../../server/test/support/free-port.js';
import { compileGatsbyFiles } from '../../gatsby-site/publish/compile-gatsby-files.js';
import { oneAtATime } from '../../gatsby-site/publish/one-at-a-time.js';
import { TSC } from './tsc.js';

/*
 * Runs the API server with `tsx watch`, which restarts it when its sources change, and the documentation hub with
 * `gatsby develop`, which reloads pages and forwards API requests to the server. `--no-hub` omits Gatsby.
 */

const {
  values: { 'no-hub': isWithoutHub },
} = parseArgs({ options: { 'no-hub': { type: 'boolean', default: false } } });
const { PORT: port = '8080', GOALSQUARE_DATA: data } = process.env;
const root = path.resolve(import.meta.dirname, '../..');
const home = path.join(root, 'gatsby-site');
const url = `http://localhost:${port}`;
const apiPort = isWithoutHub ? port : String(await freePort());

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const running = new Set<ChildProcess>();

/** Runs Node with arguments until `npm run dev` exits. */
function run(words: readonly string[], env: NodeJS.ProcessEnv = process.env, cwd = root): ChildProcess {
  const child = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  running.add(child);
  return child;
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    for (const child of running) child.kill('SIGTERM');
    void Promise.all([...running].filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'))).then(
      () => process.exit(),
    );
  });

const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--conditions=source'];
run([...tsx, 'server/src/composition/main.ts'], {
  LOG_LEVEL: 'warn',
  PUBLIC_URL: url,
  TRUST_PROXY: 'loopback',
  SHUTDOWN_GRACE_SECONDS: '1',
  NODE_COMPILE_CACHE: path.join(root, '.cache/dev'),
  ...process.env,
  PORT: apiPort,
});
say(`API: http://localhost:${apiPort}${data === undefined ? ' (key of the sandbox: sandbox-transactional)' : ''}`);

/** Compiles the engine, the contract and the client, which the pages use, and again whenever their sources change. */
function compileForHub(): Promise<unknown> {
  const projects = ['engine', 'openapi', 'clients/javascript'];
  const compiled = once(run([TSC, '-b', ...projects]), 'exit');
  return compiled.then(() => run([TSC, '-b', '--watch', '--preserveWatchOutput', ...projects]));
}

if (!isWithoutHub) {
  await compileForHub();
  await oneAtATime(path.join(home, '.building'), say, async () => {
    // The pages of Gatsby take the place of the built hub, so that the next build makes it again.
    await rm(path.join(home, 'public', PUBLISHED), { force: true });
    await compileGatsbyFiles(home);
    const gatsby = createRequire(path.join(home, 'package.json')).resolve('gatsby/cli.js');
    say(`Gatsby is starting. The hub and the API will be at ${url}`);
    const environment = {
      ...process.env,
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
      GOALSQUARE_DEV_API: `http://127.0.0.1:${apiPort}`,
    };
    await once(run([gatsby, 'develop', '--host', '127.0.0.1', '--port', port], environment, home), 'exit');
  });
}
