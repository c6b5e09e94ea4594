import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { randomOf } from '@goalsquare/simulator';
import { KEY } from '../../server/test/support/app.js';
import { ServerProcess } from '../../server/test/support/server-process.js';
import { damageFolder } from './damage/damage-folder.js';
import { environmentIn, FIRST_MATCH, makeStateFolder } from './damage/state-folder.js';
import { scenario } from './scenario.js';

const FIRST_ERROR = 500;

/** What requests for something damaged get, which the response names. */
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

type Outcome = 'refused' | 'setAside' | 'noFaultFound' | { readonly fault: string };

/** Starts a server on a folder of state, sends requests, and stops it. It may exit with 1 and one line instead. */
async function outcomeOn(environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const server = new ServerProcess(environment);
  try {
    const isReady = await server.ready().then(
      () => true,
      () => false,
    );
    const failed = isReady ? await failedRequests(server) : [];
    const code = isReady ? await server.end() : await server.over;
    if (failed.length > 0) return { fault: failed.join(', ') };
    const lines = server.err.trim().split('\n').length;
    if (isReady ? code !== 0 : code !== 1 || lines !== 1)
      return { fault: `ended with ${code ?? 'a signal'}, ${lines} lines: ${server.err.slice(0, 500)}` };
    if (!isReady) return 'refused';
    return server.out.includes('is damaged') ? 'setAside' : 'noFaultFound';
  } finally {
    await server.end('SIGKILL');
  }
}

/**
 * Damages copies of a folder of state and starts a server on each. No server may end by a signal, end with more than
 * one line, or answer a request with 5xx other than 503. The same seed damages the same places.
 */
export const damage = scenario({
  name: 'damage',
  options: { rounds: 60, seed: 20_261_123 },
  start: async ({ folder }) => ({ sound: await makeStateFolder(folder), state: path.join(folder, 'damaged') }),
  steps: [
    async ({ values: { rounds, seed }, servers: { sound, state }, folder, say, row, hold }) => {
      const counts = { refused: 0, setAside: 0, noFaultFound: 0 };
      for (let round = 1; round <= rounds; round += 1) {
        rmSync(state, { recursive: true, force: true });
        cpSync(sound, state, { recursive: true });
        const done = damageFolder(state, randomOf(seed, 'damage', round));
        const outcome = await outcomeOn(environmentIn(folder, state));
        if (typeof outcome === 'string') counts[outcome] += 1;
        else hold(false, `round ${round}, ${done}: ${outcome.fault}`);
        say(`${round}: ${done}: ${typeof outcome === 'string' ? outcome : 'FAULT'}`);
      }
      row({ ...counts, seed });
    },
  ],
  passed: () => 'damage: every server answered without 5xx, or named the damaged file and the remedy in one line',
});
