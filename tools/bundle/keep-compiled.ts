import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import vm from 'node:vm';
import { writeMatchLog } from '@goalsquare/data';
import { sandboxMatch } from '@goalsquare/simulator';

/** A match of the sandbox world, and the key it is requested with. */
const MATCH = 110_610_101;
const KEY = 'key-of-the-build';
const PATIENCE_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 5;

/** The account that may ask for it. */
const accounts = {
  format: 'goalsquare-accounts',
  version: 1,
  accounts: [
    {
      id: 'build',
      name: 'Build',
      plan: { name: 'Build', ratePerSecond: 1000, burst: 1000, requestLimit: 1_000_000, quotaPeriod: 'DAY' },
      licence: { tier: 'Transactional', leagues: 'all' },
      keys: [{ id: 'k', hash: createHash('sha256').update(KEY).digest('hex'), created: '2026-11-20' }],
      machines: [],
      people: [],
    },
  ],
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function firstAnswer(port: number): Promise<void> {
  const over = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/matches/${MATCH}/score`, {
      headers: { Authorization: `Bearer ${KEY}` },
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === true) return;
    if (Date.now() > over)
      throw new Error(`the server that was bundled did not answer: ${answer?.status ?? 'it does not listen'}`);
    await setTimeout(POLL_MILLISECONDS);
  }
}

/** A folder with one match. */
function matchFolder(): string {
  const log = sandboxMatch(MATCH);
  if (log === undefined) throw new Error(`the sandbox world has no match ${MATCH}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bundle-'));
  writeFileSync(path.join(folder, `${MATCH}.ndjson`), writeMatchLog(log));
  return folder;
}

/**
 * Runs a bundle in this process until its first response, and writes beside it what V8 compiled for that: with less,
 * each start would compile more, and with more, it would read more. The server runs until a signal stops it. **Throws**
 * if it does not respond.
 */
export async function keepCompiled(file: string): Promise<void> {
  const folder = matchFolder();
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const port = await freePort();
  const state = path.join(folder, 'state');
  mkdirSync(state);
  writeFileSync(path.join(state, 'accounts.json'), JSON.stringify(accounts));
  const given = {
    PORT: String(port),
    HOST: '127.0.0.1',
    GOALSQUARE_DATA: folder,
    GOALSQUARE_STATE: state,
    LOG_LEVEL: 'silent',
  };
  Object.assign(process.env, given);
  process.argv.length = 2;
  const script = new vm.Script(readFileSync(file, 'utf8'), {
    filename: file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const main = { exports: {} };
  (script.runInThisContext() as (...given: readonly unknown[]) => void)(
    main.exports,
    createRequire(file),
    main,
    file,
    path.dirname(file),
  );
  await firstAnswer(port);
  writeFileSync(`${file}.cache`, script.createCachedData());
}
