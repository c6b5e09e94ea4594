import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PUBLISHED } from '@goalsquare/server/published';
import { compileGatsbyFiles } from '../../release/hub/compile-gatsby-files.js';
import { oneAtATime } from '../../release/hub/one-at-a-time.js';
import { gatsbyLines } from './gatsby-lines.js';
import { guardArguments, guardedEnvironment } from './guarded.js';
import { root } from './root.js';
import type { Upstream } from './upstream.js';

const home = path.join(root, 'gatsby-site');

/** What the development server of the hub needs. */
export interface HubServerOptions {
  readonly upstream: Upstream;
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Runs `gatsby develop` until it ends. Its pages take the place of the built hub, so the list of the built hub is
 * removed and the next
 * `npm run build -- hub` builds again. Until the pages are compiled, requests are answered with what Gatsby is doing.
 */
export async function runHubServer({ upstream, port, environment, say, signal }: HubServerOptions): Promise<void> {
  const starting = (step: string): void => {
    upstream.down(`The documentation hub is starting (${step}). This page reloads by itself.`);
  };
  starting('waiting for Gatsby');
  await oneAtATime(path.join(home, '.building'), say, async () => {
    if (signal.aborted) return;
    await rm(path.join(home, 'public', PUBLISHED), { force: true });
    await compileGatsbyFiles(home);
    const gatsby = createRequire(path.join(home, 'package.json')).resolve('gatsby/cli.js');
    const words = [...guardArguments, gatsby, 'develop', '--host', '127.0.0.1', '--port', String(port)];
    const child = spawn(process.execPath, words, {
      cwd: home,
      env: guardedEnvironment({
        ...environment,
        CI: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'development',
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const ended = once(child, 'exit');
    const stop = (): void => {
      child.kill('SIGTERM');
    };
    signal.addEventListener('abort', stop, { once: true });
    let isReady = false;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      const read = gatsbyLines();
      createInterface(stream).on('line', (line) => {
        const output = read(line);
        if (output.shown !== undefined) say(output.shown);
        if (output.isReady) {
          isReady = true;
          upstream.running(`http://127.0.0.1:${port}`);
          say('ready');
        } else if (output.step !== undefined && !isReady) starting(output.step);
      });
    }
    await ended;
    upstream.down('The documentation hub has ended: see the terminal. Start `npm run dev` again.');
    say(`ended with exit code ${child.exitCode ?? 'none'}`);
  });
}
