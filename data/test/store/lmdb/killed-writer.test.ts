import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { build } from 'esbuild';
import { openLiveStore, sampleDirectory } from '../../../src/index.js';
import { revisionsOf, sentLog } from './killed/sent-log.js';

/** How often the writer is killed. A long run kills it 200 times. */
const kills = Number(process.env.TEST_RUNS ?? 5);

/** Acknowledgements a writer lives for, at most. */
const LIFE = 60;

const root = path.join(import.meta.dirname, '../../../..');
const file = path.join(sampleDirectory, '202601001.ndjson');
const sent = sentLog(file);
const whole = revisionsOf(sent);

/** Writes the writer as one file, so that it starts quickly, into a folder from which packages are found. */
async function bundledWriter(folder: string): Promise<string> {
  const outfile = path.join(folder, 'writer.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'killed/writer.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    logLevel: 'error',
    packages: 'external',
    alias: {
      '@goalsquare/simulator/edition': path.join(root, 'data/simulator/src/world/edition.ts'),
      '@goalsquare/simulator': path.join(root, 'data/simulator/src/index.ts'),
      '@goalsquare/engine': path.join(root, 'engine/src/index.ts'),
    },
  });
  return outfile;
}

/** Kills a writer after some acknowledgements, and returns the last revision it acknowledged of each match. */
async function life(writer: string, directory: string): Promise<ReadonlyMap<number, number>> {
  const acknowledgements = 1 + Math.floor(Math.random() * LIFE);
  const child = spawn(process.execPath, [writer, directory, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let [text, count] = ['', 0];
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    count += chunk.filter((byte) => byte === 0x0a).length;
    if (count >= acknowledgements) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode, `the writer ended with exit code ${child.exitCode ?? 'none'}`).to.equal('SIGKILL');
  const lines = text.split('\n').slice(0, -1);
  return new Map(lines.map((line) => line.split(' ').map(Number) as [number, number]));
}

type Store = Awaited<ReturnType<typeof openLiveStore>>;

async function faultsOf(store: Store, matchId: number, revision: number): Promise<readonly string[]> {
  const entries = (await store.log(matchId))?.entries ?? [];
  const checks: readonly (readonly [isKept: boolean, fault: string])[] = [
    [whole.has(revision), `is at ${revision}, within a batch`],
    [entries.length === revision, `is at ${revision}, and has ${entries.length} entries`],
    [isDeepStrictEqual(entries, sent.entries.slice(0, revision)), 'has other entries than were sent'],
    [(await store.match(matchId))?.revision === revision, `is not at revision ${revision}`],
  ];
  return checks.flatMap(([isKept, fault]) => (isKept ? [] : [`match ${matchId} ${fault}`]));
}

/** Compares the store of a folder with what was acknowledged, and notes there what it has now. */
async function compare(directory: string, said: Map<number, number>): Promise<readonly string[]> {
  const complain = (line: string): never => {
    throw new Error(line);
  };
  const store = await openLiveStore({ directory, complain });
  const changes = await store.journal.since(0, Infinity);
  const revisions = new Map(changes.map(({ matchId, revision }) => [matchId, revision] as const));
  expect([...revisions.keys()].sort((a, b) => a - b)).to.deep.equal(await store.matchIds());
  const faults: string[] = [];
  for (const [matchId, acknowledged] of said)
    if ((revisions.get(matchId) ?? -1) < acknowledged)
      faults.push(`match ${matchId} was said to be at ${acknowledged}, and is at ${revisions.get(matchId) ?? 'none'}`);
  for (const [matchId, revision] of revisions) {
    faults.push(...(await faultsOf(store, matchId, revision)));
    said.set(matchId, revision);
  }
  await store.close();
  return faults;
}

describe('a writer of live matches that is killed', () => {
  // Below the packages of the repository, where the writer finds them.
  const cache = path.join(root, 'node_modules/.cache');
  let folder: string;
  before(() => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(path.join(cache, 'killed-writer-'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves all it acknowledged, whole and valid, each time', async () => {
    const writer = await bundledWriter(folder);
    const directory = path.join(folder, 'live');
    const said = new Map<number, number>();
    for (let kill = 0; kill < kills; kill += 1) {
      for (const [matchId, revision] of await life(writer, directory)) said.set(matchId, revision);
      expect(await compare(directory, said), `kill ${kill + 1}`).to.deep.equal([]);
    }
    expect(said.size).to.be.above(0);
  }).timeout(120_000 + 10_000 * kills);
});
