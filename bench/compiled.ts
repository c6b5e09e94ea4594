import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, PACK_FOLDER, readMatchLog, writeMatchLog } from '@goalsquare/data';
import { matchOf, type Match, type MatchLog } from '@goalsquare/engine';
import { residentBytes } from './memory.js';
import { median } from './timing.js';

/** The cost of loading a season into memory. **Units**: milliseconds, bytes. */
export interface Loading {
  readonly ndjsonBytes: number;
  readonly ndjsonMs: number;
  readonly ndjsonMatchMs: number;
  readonly compiledBytes: number;
  readonly compiledMs: number;
  readonly compiledMatchMs: number;
  readonly compiledResidentBytes: number;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(path.join(folder, entry.name)).size : 0),
    0,
  );

const timed = async (work: () => unknown): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

async function openAll(folder: string): Promise<{ readonly matches: readonly Match[]; readonly close: () => void }> {
  const store = await openStore(folder);
  const matches: Match[] = [];
  for (const id of await store.matchIds()) {
    const match = await store.match(id);
    if (match !== undefined) matches.push(match);
  }
  return { matches, close: store.close };
}

/** Opens a folder of logs for the first time, which writes their compiled forms beside them. */
const compile = async (folder: string): Promise<void> => {
  (await openStore(folder)).close();
};

/**
 * Returns the memory that a season takes when it is opened from its compiled form. No other part of it may be in
 * memory. **Units**: bytes.
 */
async function compiledResident(folder: string): Promise<number> {
  const before = residentBytes();
  const { matches, close } = await openAll(folder);
  const after = residentBytes();
  close();
  return matches.length > 0 ? after - before : 0;
}

async function compiledTimes(folder: string): Promise<Pick<Loading, 'compiledMs' | 'compiledMatchMs'>> {
  const whole: number[] = [];
  for (let n = 0; n < 9; n += 1)
    whole.push(
      await timed(async () => {
        (await openAll(folder)).close();
      }),
    );
  const store = await openStore(folder);
  const each: number[] = [];
  for (const id of await store.matchIds()) each.push(await timed(() => store.match(id)));
  store.close();
  return { compiledMs: median(whole), compiledMatchMs: median(each) };
}

/**
 * Writes a season as match logs, and measures loading it from the logs and from the compiled form that the store
 * writes.
 */
export async function loadingOf(logs: Iterable<MatchLog>): Promise<Loading> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-'));
  try {
    const season = path.join(folder, 'season');
    mkdirSync(season);
    for (const log of logs) writeFileSync(path.join(season, `${log.header.id}.ndjson`), writeMatchLog(log));
    const files = readdirSync(season).map((file) => path.join(season, file));
    const each: number[] = [];
    for (const file of files) each.push(await timed(() => matchOf(readMatchLog(file, readFileSync(file)).state)));
    await compile(season);
    const compiledResidentBytes = await compiledResident(season);
    return {
      ndjsonBytes: bytesIn(season),
      ndjsonMs: each.reduce((sum, ms) => sum + ms, 0),
      ndjsonMatchMs: median(each),
      compiledBytes: bytesIn(path.join(season, PACK_FOLDER)),
      compiledResidentBytes,
      ...(await compiledTimes(season)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
