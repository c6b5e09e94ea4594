import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomOf } from '@goalsquare/simulator';
import { KEY } from '../../../server/test/support/app.js';
import { ServerProcess } from '../../../server/test/support/server-process.js';
import { damageFolder } from './damage.js';
import { environmentIn, FIRST_MATCH, makeStateFolder } from './state-folder.js';

/** How many folders are damaged, and the seed of the damage. */
export interface DamageExtent {
  readonly rounds: number;
  readonly seed: number;
}

/** What servers did on damaged folders. */
export interface DamageOutcomes {
  /** Refused to start, with one line. */
  readonly refused: number;
  /** Started, and renamed a database. */
  readonly setAside: number;
  /** Started, and found no fault. */
  readonly noFaultFound: number;
  /** What no server may do. */
  readonly faults: readonly string[];
}

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
    const status = await server.ask(where, KEY, sent).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    const isFault = typeof status === 'string' || (status >= FIRST_ERROR && status !== DAMAGED);
    if (isFault) failed.push(`${where} ${status}`);
  }
  return failed;
}

/** What is wrong with how a server ended at its start. **Empty**: `undefined` if it exited 1 with one line. */
async function faultOfEnd({ over, err }: ServerProcess): Promise<string | undefined> {
  const code = await over;
  const lines = err.trim().split('\n').length;
  return code === 1 && lines === 1
    ? undefined
    : `ended with ${code ?? 'a signal'}, ${lines} lines: ${err.slice(0, 500)}`;
}

type Outcome = 'refused' | 'setAside' | 'noFaultFound' | { readonly fault: string };

/** Starts a server on a folder of state, sends requests, and stops it. */
async function outcomeOn(environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const server = new ServerProcess(environment);
  const isReady = await server.ready().then(
    () => true,
    () => false,
  );
  try {
    if (!isReady) {
      const fault = await faultOfEnd(server);
      return fault === undefined ? 'refused' : { fault };
    }
    const failed = await failedRequests(server);
    const code = await server.end();
    if (failed.length > 0) return { fault: failed.join(', ') };
    if (code !== 0) return { fault: `stopped with ${code ?? 'a signal'}: ${server.err.slice(0, 500)}` };
    return server.out.includes('is damaged') ? 'setAside' : 'noFaultFound';
  } finally {
    await server.end('SIGKILL');
  }
}

/** Damages copies of a folder of state, and starts a server on each. The same seed damages the same places. */
export async function damageRounds(
  { rounds, seed }: DamageExtent,
  log: (line: string) => void = () => undefined,
): Promise<DamageOutcomes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-damage-'));
  const counts = { refused: 0, setAside: 0, noFaultFound: 0 };
  const faults: string[] = [];
  try {
    const sound = await makeStateFolder(folder);
    const state = path.join(folder, 'damaged');
    for (let round = 1; round <= rounds; round += 1) {
      rmSync(state, { recursive: true, force: true });
      cpSync(sound, state, { recursive: true });
      const done = damageFolder(state, randomOf(seed, 'damage', round));
      const outcome = await outcomeOn(environmentIn(folder, state));
      if (typeof outcome === 'string') counts[outcome] += 1;
      else faults.push(`round ${round}, ${done}: ${outcome.fault}`);
      log(`${round}: ${done}: ${typeof outcome === 'string' ? outcome : 'FAULT'}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...counts, faults };
}
