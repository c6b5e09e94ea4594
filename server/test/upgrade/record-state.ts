import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { writeMatchLog } from '@goalsquare/data';
import { callAccounts } from '../support/accounts-command.js';
import { header, logs } from '../support/match-log.js';
import { Program } from '../support/program.js';
import { ServerProcess } from '../support/server-process.js';

/*
 * Records the folder of state that this version of the server writes, with all its stores, for the tests that upgrade
 * from it: `server/test/upgrade/state-VERSION.json`. Run it for each release that changes the form of a store.
 */

const STORED_MATCH = 7101;
/** Nothing listens there, so that messages wait. */
const NOWHERE = 'http://127.0.0.1:9/';

const folder = mkdtempSync(path.join(tmpdir(), 'record-state-'));
const [state, data] = [path.join(folder, 'state'), path.join(folder, 'data')];
const environment = { GOALSQUARE_STATE: state, GOALSQUARE_DATA: data, WEBHOOK_TARGETS: 'any' };
const entries = logs[0]?.entries ?? [];

function accounts(line: string): string {
  const { code, said, complained } = callAccounts(state, line);
  if (code !== 0) throw new Error(`accounts ${line}: ${complained}`);
  return said;
}

async function addSubscription(): Promise<string> {
  const command = new Program('subscriptions-cli', environment, ['add', '--account', 'club', '--url', NOWHERE]);
  const [id] = (await command.over) === 0 ? (/wh-\w+/u.exec(command.out) ?? []) : [];
  if (id === undefined) throw new Error(`subscriptions add: ${command.err}`);
  return id;
}

/** Every file of the folder of state, without locks: deflated, in base64. */
const files = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(state, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('lock'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.includes(`${path.sep}compact${path.sep}`))
      .sort()
      .map((file) => [path.relative(state, file), deflateRawSync(readFileSync(file)).toString('base64')]),
  );

let server: ServerProcess | undefined;
try {
  mkdirSync(data);
  writeFileSync(
    path.join(data, `${STORED_MATCH}.ndjson`),
    writeMatchLog({ header: { ...header, id: STORED_MATCH }, entries }),
  );
  accounts('add club --tier Transactional --league all');
  accounts('operator club');
  const key = accounts('token club').split('\n').at(-1) ?? '';
  const subscription = await addSubscription();

  server = await new ServerProcess(environment).ready();
  const running = server;
  const post = async (to: string, body: unknown): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': to };
    const answer = await running.ask(to, key, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${to}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const get = async (from: string): Promise<unknown> => (await running.ask(from, key)).json();
  await post('/operator/matches', header);
  await post(`/operator/matches/${header.id}/entries`, { entries });
  const link = await post('/v1/permalinks', { path: `/v1/matches/${STORED_MATCH}/score`, name: 'kept', format: 'csv' });
  await post('/v1/replays', { matchId: STORED_MATCH });
  const score = await get(`/v1/matches/${header.id}/score`);
  const version = (await get('/version')) as { readonly version: string };
  const code = await server.end();
  if (code !== 0) throw new Error(`the server ended with ${code ?? 'a signal'}`);

  const about = `Folder of state of version ${version.version}: deflated files in base64, and what a server said about them.`;
  const day = new Date().toISOString().slice(0, 10);
  const recorded = { about, version, key, day, subscription, revision: entries.length, link, score, files: files() };
  const file = path.join(import.meta.dirname, `state-${version.version}.json`);
  writeFileSync(file, `${JSON.stringify(recorded, undefined, 2)}\n`);
  console.log(`${path.relative(process.cwd(), file)}: ${Object.keys(recorded.files).join(', ')}`);
} finally {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
