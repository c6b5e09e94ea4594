import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallWorldFolder } from '../../../tools/small-world.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the built hub lies. */
export const hubFolder = process.env['GOALSQUARE_HUB'] ?? path.join(repository, 'gatsby-site', 'public');

/** A server that runs, with the hub. */
export interface Site {
  /** Where it is reached. **Shape**: without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const options = ['--conditions=source', '--import', 'tsx'];

async function built(): Promise<void> {
  if (existsSync(path.join(hubFolder, 'published.json'))) return;
  process.stdout.write(`no hub in ${hubFolder}: building it\n`);
  const [code] = await once(spawn('npm', ['run', '--silent', 'build:hub'], { cwd: repository, stdio: 'inherit' }), 'close') as [number];
  if (code !== 0) throw new Error('the hub cannot be built');
}

/** Starts the server on a port the system chooses, with the built hub and a small world; builds the hub first where there is none. **Throws** where it ends before it is ready. */
export async function startSite(): Promise<Site> {
  await built();
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const server = spawn(process.execPath, [...options, 'server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, GOALSQUARE_DATA: await smallWorldFolder(), GOALSQUARE_STATE: state, GOALSQUARE_HUB: hubFolder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = once(server, 'close');
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      const ready = /"port":(\d+).*"msg":"ready"/u.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void over.then(() => { reject(new Error(`the server ended before it was ready: ${said}`)); });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGKILL');
      await over;
      rmSync(state, { recursive: true, force: true });
    },
  };
}
