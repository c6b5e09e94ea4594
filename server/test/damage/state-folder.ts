import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addAccountsLikeSandbox } from '../support/accounts-command.js';
import { KEY } from '../support/app.js';
import { logs } from '../support/match-log.js';
import { ServerProcess } from '../support/server-process.js';

const PERMALINKS = 30;
const MATCHES = 10;

/** Id of the first match that is fed. */
export const FIRST_MATCH = 9000;

/** The environment of the servers, in a folder. */
export const environmentIn = (folder: string, state = path.join(folder, 'state')): NodeJS.ProcessEnv => ({
  GOALSQUARE_DATA: path.join(folder, 'data'),
  GOALSQUARE_STATE: state,
});

async function post(server: ServerProcess, where: string, body: object, key = KEY): Promise<void> {
  const answer = await server.ask(where, key, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `"${randomUUID()}"` },
  });
  if (answer.status !== 201) throw new Error(`POST ${where}: ${answer.status} ${await answer.text()}`);
}

/**
 * Makes a folder of state with accounts, keys, counts, permalinks, a replay and live matches, which its server leaves
 * as a crash does. Returns its path.
 */
export async function makeStateFolder(folder: string): Promise<string> {
  const environment = environmentIn(folder);
  const state = path.join(folder, 'state');
  mkdirSync(path.join(folder, 'data'));
  addAccountsLikeSandbox(state);
  const [log] = logs;
  if (log === undefined) throw new Error('there is no log to feed');
  const server = await new ServerProcess(environment).ready();
  try {
    for (let n = 0; n < PERMALINKS; n += 1)
      await post(server, '/v1/permalinks', { path: '/v1/leagues', format: 'json', name: `${n}` });
    for (let id = FIRST_MATCH; id < FIRST_MATCH + MATCHES; id += 1)
      await post(server, '/operator/matches', { ...log.header, id }, 'sandbox-operator');
  } finally {
    await server.end('SIGKILL');
  }
  return state;
}
