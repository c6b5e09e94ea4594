import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, PACK_FOLDER, writeMatchLog } from '@goalsquare/data';
import { logsOf, SEASON_MATCHES } from '../season.js';
import { SEED } from './season.js';

/** A limit for the plan that is never reached. */
const MANY = '1000000';
const root = path.join(import.meta.dirname, '..', '..');
const built = (file: string): string => path.join(root, 'server', 'dist', file);
const START = 'start.mjs';

/** Returns a folder with a whole season and its compact form. The folder is kept for the next run. */
async function seasonFolder(): Promise<string> {
  const folder = path.join(tmpdir(), `goalsquare-bench-season-${SEED}`);
  if (existsSync(path.join(folder, PACK_FOLDER))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const log of logsOf(SEED, SEASON_MATCHES))
    writeFileSync(path.join(folder, `${log.header.id}.ndjson`), writeMatchLog(log));
  (await openStore(folder)).close();
  return folder;
}

/** The compiled server, as users run it, with a season and an account without limits. */
export class Product {
  private constructor(
    private readonly season: string,
    readonly state: string,
    readonly token: string,
  ) {}

  /**
   * Prepares a server for a folder of matches, by default the bench's season. **Throws** if the server is not compiled.
   */
  static async make(folder?: string): Promise<Product> {
    if (!existsSync(built(START))) throw new Error('the server is not compiled: npm run build');
    const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-state-'));
    const accounts = (...words: readonly string[]): string => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [built('composition/accounts-cli.js'), ...words], {
        env: { ...process.env, GOALSQUARE_STATE: state },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`accounts ${words.join(' ')}: ${stderr}`);
      return stdout.trim();
    };
    accounts('add', 'bench', '--tier', 'Transactional', '--league', 'all');
    accounts('plan', 'bench', '--rate', MANY, '--burst', MANY, '--limit', '1000000000');
    return new Product(folder ?? (await seasonFolder()), state, accounts('token', 'bench'));
  }

  /** Starts the server, which may not respond yet. */
  start(port: number, environment: Readonly<Record<string, string>> = {}): ChildProcess {
    const given = {
      PORT: String(port),
      HOST: '127.0.0.1',
      GOALSQUARE_DATA: this.season,
      GOALSQUARE_STATE: this.state,
      LOG_LEVEL: 'silent',
    };
    return spawn(process.execPath, [built(START)], {
      env: { ...process.env, ...given, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  remove(): void {
    rmSync(this.state, { recursive: true, force: true });
  }
}

/** Repeats a request until the response is 200. **Throws** if the process exits first. */
export async function firstAnswer(child: ChildProcess, url: string, token = ''): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server exited before it responded');
    const answer = await fetch(url, { headers: token === '' ? {} : { Authorization: `Bearer ${token}` } }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
  }
}

/** Stops a process and waits until it has exited. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
