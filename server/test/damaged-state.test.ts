import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomOf } from '@goalsquare/simulator';
import { expect } from 'chai';
import { KEY } from './support/app.js';
import { ServerProcess } from './support/server-process.js';
import { damageFolder } from './damage/damage-folder.js';
import { environmentIn, FIRST_MATCH, makeStateFolder } from './damage/state-folder.js';

/** How many copies are damaged. A long run damages 60. */
const rounds = Number(process.env.TEST_RUNS ?? 4);

const SEED = 3;
const FIRST_ERROR = 500;

/** The response to requests for damaged data, which it names. */
const DAMAGED = 503;

/** Requests that read and write what is in the folder of state. */
const requests: readonly (readonly [path: string, body?: string])[] = [
  ['/v1/leagues'],
  ['/v1/usage'],
  ['/v1/permalinks'],
  ['/v1/permalinks', '{"path":"/v1/leagues","format":"json"}'],
  ['/v1/replays'],
  [`/v1/matches/${FIRST_MATCH + 1}`],
];

/** Sends every request. Returns those that were not answered, or with 5xx other than 503. */
async function failedRequests(server: ServerProcess): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [where, body] of requests) {
    const sent = body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
    const status = await server.ask(where, KEY, sent).then((answer) => answer.status, String);
    if (typeof status === 'string' || (status >= FIRST_ERROR && status !== DAMAGED)) failed.push(`${where} ${status}`);
  }
  return failed;
}

/**
 * A server's behaviour with a folder of state: it exits with 1 and one line, or serves requests. Anything else is a
 * fault.
 */
async function outcomeOn(environment: NodeJS.ProcessEnv): Promise<string> {
  const server = new ServerProcess(environment);
  try {
    const isReady = await server.ready().then(
      () => true,
      () => false,
    );
    const failed = isReady ? await failedRequests(server) : [];
    const code = isReady ? await server.end() : await server.over;
    if (failed.length > 0) return `fault: ${failed.join(', ')}`;
    const lines = server.err.trim().split('\n').length;
    if (isReady ? code !== 0 : code !== 1 || lines !== 1)
      return `fault: ended with ${code ?? 'a signal'}, ${lines} lines: ${server.err.slice(0, 500)}`;
    if (!isReady) return 'refused';
    return server.out.includes('is damaged') ? 'setAside' : 'noFaultFound';
  } finally {
    await server.end('SIGKILL');
  }
}

describe('a server on a folder of state whose files are damaged', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'damaged-state-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers without 5xx other than 503 for what is damaged, or ends with one line', async () => {
    const sound = await makeStateFolder(folder);
    const state = path.join(folder, 'damaged');
    const outcomes: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      rmSync(state, { recursive: true, force: true });
      cpSync(sound, state, { recursive: true });
      const done = damageFolder(state, randomOf(SEED, 'damage', round));
      const outcome = await outcomeOn(environmentIn(folder, state));
      expect(outcome, `round ${round}, ${done}`).not.to.match(/^fault/u);
      outcomes.push(outcome);
    }
    expect(outcomes).to.include('setAside');
  }).timeout(60_000 * rounds);
});
