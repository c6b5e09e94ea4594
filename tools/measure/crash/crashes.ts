import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openLiveStore, sampleDirectory } from '@goalsquare/data';
import { build } from 'esbuild';
import { revisionsOf, sentLog } from './sent-log.js';

/** What came of some crashes. */
export interface Crashes {
  readonly kills: number;
  readonly acknowledged: number;
  readonly matches: number;
  readonly entries: number;
  /** Batches that were on the disk, whole, although the writer was killed before it could say so. */
  readonly unsaid: number;
  readonly faults: readonly string[];
}

const root = path.join(import.meta.dirname, '../../..');

/** Acknowledgements a writer lives for, at most. */
const LIFE = 60;

const file = path.join(sampleDirectory, '202601001.ndjson');
const sent = sentLog(file);
const whole = revisionsOf(sent);

/** The writer as one file, so that it starts quickly, in a folder from which packages are found. */
async function writerIn(folder: string): Promise<string> {
  const outfile = path.join(folder, 'writer.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'writer.ts')],
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

/** Lets a writer live for some acknowledgements, kills it in the midst of what it does, and notes what it said. */
async function life(
  writer: string,
  directory: string,
  acknowledgements: number,
  said: Map<number, number>,
): Promise<number> {
  const child = spawn(process.execPath, [writer, directory, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  let count = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    count += chunk.filter((byte) => byte === 0x0a).length;
    if (count >= acknowledgements) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const lines = text.split('\n').slice(0, -1);
  for (const line of lines) {
    const [matchId = 0, revision = 0] = line.split(' ').map(Number);
    said.set(matchId, revision);
  }
  if (child.signalCode !== 'SIGKILL')
    throw new Error(`the writer ended by itself, with exit code ${child.exitCode ?? 'none'}`);
  return lines.length;
}

/**
 * Returns what is wrong with the matches of a folder, given the acknowledged batches, and how many stored batches were
 * not acknowledged.
 */
async function looked(
  directory: string,
  said: Map<number, number>,
): Promise<{ readonly faults: readonly string[]; readonly unsaid: number; readonly entries: number }> {
  const store = await openLiveStore({
    directory,
    complain: (line) => {
      throw new Error(line);
    },
  });
  const faults: string[] = [];
  let [unsaid, entries] = [0, 0];
  const changes = await store.journal.since(0, Infinity);
  const standings = new Map(changes.map(({ matchId, revision }) => [matchId, revision]));
  if (
    !isDeepStrictEqual(
      [...standings.keys()].sort((a, b) => a - b),
      await store.matchIds(),
    )
  )
    faults.push('the journal of all changes has other matches than there are');
  for (const [matchId, acknowledged] of said)
    if ((standings.get(matchId) ?? -1) < acknowledged)
      faults.push(`match ${matchId} was said to be at ${acknowledged}, and is at ${standings.get(matchId) ?? 'none'}`);
  for (const [matchId, revision] of standings) {
    const log = await store.log(matchId);
    entries += log?.entries.length ?? 0;
    if (revision > (said.get(matchId) ?? -1)) unsaid += 1;
    if (!whole.has(revision)) faults.push(`match ${matchId} is at ${revision}, within a batch`);
    if (log?.entries.length !== revision)
      faults.push(`match ${matchId} is at ${revision}, and has ${log?.entries.length ?? 'no'} entries`);
    else if (!isDeepStrictEqual(log.entries, sent.entries.slice(0, revision)))
      faults.push(`match ${matchId} has other entries than were sent`);
    if ((await store.match(matchId))?.revision !== revision)
      faults.push(`match ${matchId} is not at revision ${revision}`);
    said.set(matchId, revision);
  }
  await store.close();
  return { faults, unsaid, entries };
}

/**
 * Kills a writer during its work, many times over one folder, and checks each time that everything it acknowledged is
 * stored, complete and valid.
 */
export async function crashes(kills: number, report: (line: string) => void = () => undefined): Promise<Crashes> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'check-crash-'));
  const directory = path.join(folder, 'live');
  const said = new Map<number, number>();
  const faults: string[] = [];
  let [acknowledged, unsaid, entries, done] = [0, 0, 0, 0];
  try {
    const writer = await writerIn(folder);
    for (; done < kills && faults.length === 0; done += 1) {
      acknowledged += await life(writer, directory, 1 + Math.floor(Math.random() * LIFE), said);
      const found = await looked(directory, said);
      faults.push(...found.faults);
      unsaid += found.unsaid;
      entries = found.entries;
      if ((done + 1) % 20 === 0)
        report(`${done + 1} kills, ${acknowledged} batches acknowledged, ${said.size} matches of ${entries} entries`);
    }
    return { kills: done, acknowledged, matches: said.size, entries, unsaid, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
