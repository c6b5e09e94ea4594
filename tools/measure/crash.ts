import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openLiveStore, sampleDirectory } from '@goalsquare/data';
import { build } from 'esbuild';
import { revisionsOf, sentLog } from './crash/sent-log.js';
import { scenario } from './scenario.js';

const root = path.join(import.meta.dirname, '../..');

/** Acknowledgements a writer lives for, at most. */
const LIFE = 60;

const file = path.join(sampleDirectory, '202601001.ndjson');
const sent = sentLog(file);
const whole = revisionsOf(sent);

/** The writer as one file, so that it starts quickly, in a folder from which packages are found. */
async function bundledWriter(folder: string): Promise<string> {
  const outfile = path.join(folder, 'writer.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'crash/writer.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    logLevel: 'error',
    packages: 'external',
    alias: {
      '@goalsquare/data': path.join(root, 'data/src/index.ts'),
      '@goalsquare/simulator': path.join(root, 'data/simulator/src/index.ts'),
      '@goalsquare/engine': path.join(root, 'engine/src/index.ts'),
    },
  });
  return outfile;
}

/** Kills a writer after some acknowledgements, and returns the last revision it acknowledged of each match. */
async function life(
  writer: string,
  directory: string,
): Promise<{ readonly batches: number; readonly said: ReadonlyMap<number, number> }> {
  const acknowledgements = 1 + Math.floor(Math.random() * LIFE);
  const child = spawn(process.execPath, [writer, directory, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let [text, count] = ['', 0];
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    count += chunk.filter((byte) => byte === 0x0a).length;
    if (count >= acknowledgements) child.kill('SIGKILL');
  });
  await once(child, 'close');
  if (child.signalCode !== 'SIGKILL')
    throw new Error(`the writer ended by itself, with exit code ${child.exitCode ?? 'none'}`);
  const lines = text.split('\n').slice(0, -1);
  return { batches: lines.length, said: new Map(lines.map((line) => line.split(' ').map(Number) as [number, number])) };
}

type Store = Awaited<ReturnType<typeof openLiveStore>>;

/** What is wrong with a match of the store at a revision. */
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
async function compare(
  directory: string,
  said: Map<number, number>,
): Promise<{ readonly faults: readonly string[]; readonly unsaid: number; readonly entries: number }> {
  const complain = (line: string): never => {
    throw new Error(line);
  };
  const store = await openLiveStore({ directory, complain });
  const revisions = new Map(
    (await store.journal.since(0, Infinity)).map(({ matchId, revision }) => [matchId, revision] as const),
  );
  const ids = [...revisions.keys()].sort((a, b) => a - b);
  const faults = isDeepStrictEqual(ids, await store.matchIds())
    ? []
    : ['the journal of all changes has other matches than there are'];
  for (const [matchId, acknowledged] of said)
    if ((revisions.get(matchId) ?? -1) < acknowledged)
      faults.push(`match ${matchId} was said to be at ${acknowledged}, and is at ${revisions.get(matchId) ?? 'none'}`);
  let [unsaid, entries] = [0, 0];
  for (const [matchId, revision] of revisions) {
    faults.push(...(await faultsOf(store, matchId, revision)));
    entries += revision;
    if (revision > (said.get(matchId) ?? -1)) unsaid += 1;
    said.set(matchId, revision);
  }
  await store.close();
  return { faults, unsaid, entries };
}

/**
 * Kills a writer of live matches during its work, many times over one folder, and checks each time that everything it
 * acknowledged is stored, complete and valid.
 */
export const crash = scenario({
  name: 'crash',
  options: { kills: 200 },
  word: 'kills',
  start: async ({ atEnd, folder }) => {
    const cache = path.join(root, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const programs = mkdtempSync(path.join(cache, 'measure-crash-'));
    atEnd(() => {
      rmSync(programs, { recursive: true, force: true });
    });
    return { writer: await bundledWriter(programs), directory: path.join(folder, 'live') };
  },
  steps: [
    async ({ values, servers: { writer, directory }, say, row, hold }) => {
      const said = new Map<number, number>();
      const faults: string[] = [];
      let [kills, acknowledged, unsaid, entries] = [0, 0, 0, 0];
      for (; kills < values.kills && faults.length === 0; kills += 1) {
        const { batches, said: last } = await life(writer, directory);
        for (const [matchId, revision] of last) said.set(matchId, revision);
        const found = await compare(directory, said);
        faults.push(...found.faults);
        acknowledged += batches;
        unsaid += found.unsaid;
        entries = found.entries;
        if ((kills + 1) % 20 === 0)
          say(`${kills + 1} kills, ${acknowledged} batches acknowledged, ${said.size} matches of ${entries} entries`);
      }
      row({ kills, acknowledged, matches: said.size, entries, unsaid });
      for (const fault of faults) hold(false, fault);
    },
  ],
  passed: () => 'crash: every acknowledged batch was there after each kill, and each log was valid',
});
