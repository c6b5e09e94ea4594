import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { briefOf, type Match, type MatchDetails } from '@goalsquare/engine';
import type { Fault } from '../../log/fault.js';
import { readMatchLogInSteps } from '../../log/read.js';
import type { MatchStore, StoredSeasons } from '../match-store.js';
import { isSealed, openPack, type Pack, type Packable, type PackableRecord, type PackEntry } from '../pack/pack.js';
import { dataFiles, type DataFile, type DataFiles } from '../data-files.js';
import { isUnchanged, readLogs, readRecords } from './read-folder.js';
import { bySeason, keyOfRecord, versionOf } from '../season-forms.js';
import { writePack } from '../pack/write-pack.js';

/** The match that comes with the sources, to look at and to test with. */
export const sampleDirectory: string = fileURLToPath(new URL('../../../sample', import.meta.url));

/** Folder of the compact forms, inside the folder of the logs. It can be removed at any time. */
export const PACK_FOLDER = '.compact';

/** Texts kept parsed. */
const TEXTS_KEPT = 64;

/** What is held of a folder: where each match comes from, and its seasons. */
interface Holdings {
  readonly matches: ReadonlyMap<number, { readonly file: string; readonly open: () => Match }>;
  readonly seasons: StoredSeasons;
}

function fromPack(pack: Pack): Holdings {
  const texts = new LRUCache<PackEntry, MatchDetails>({ max: TEXTS_KEPT, memoMethod: (entry) => pack.texts(entry) });
  const matches = new Map(
    pack.entries.map((entry) => {
      let match: Match | undefined;
      return [entry.matchId, { file: entry.file, open: () => (match ??= pack.match(entry, () => texts.memo(entry))) }];
    }),
  );
  const briefs = pack.seasons.map((form) => ({ ...form, briefs: () => pack.briefs(form) }));
  const records = pack.records.map((form) => ({ ...form, record: () => pack.record(form) }));
  return { matches, seasons: { briefs, records } };
}

function fromMemory(matches: readonly Packable[], records: readonly PackableRecord[]): Holdings {
  const seasons = bySeason(matches.map(({ match }) => briefOf(match)));
  return {
    matches: new Map(matches.map(({ file, match }) => [match.id, { file, open: () => match }])),
    seasons: {
      briefs: seasons.map(([key, briefs]) => ({
        ...key,
        version: versionOf(JSON.stringify(briefs)),
        briefs: () => briefs,
      })),
      records: records.map(({ file, record }) => ({
        file,
        ...keyOfRecord(record),
        league: record.league,
        level: record.level,
        version: versionOf(JSON.stringify(record)),
        record: () => record,
      })),
    },
  };
}

function isWhole(found: readonly DataFile[], files: readonly DataFile[]): boolean {
  const byName = new Map(found.map((entry) => [entry.file, entry]));
  return found.length === files.length && files.every((file) => isUnchanged(byName.get(file.file), file));
}

/**
 * Opens a folder of match logs (`*.ndjson`, `*.ndjson.gz`) and records of seasons (`*.season.json`), at any depth.
 * Compact forms are kept beside them, rebuilt where a file changed; where the folder cannot be written the forms stay
 * in memory. A sealed folder holds forms alone. A file with a fault is left out whole, and named in `faults` and in
 * `log`. **Throws** where the folder cannot be read.
 */
// eslint-disable-next-line @typescript-eslint/require-await -- a store may have to wait; this one does not
export async function openStore(directory: string, log: (line: string) => void = () => undefined): Promise<MatchStore> {
  const folder = path.join(directory, PACK_FOLDER);
  const files = dataFiles(directory);
  if (isSealed(folder)) return openSealed(directory, folder, files);
  const found = openPack(folder);
  if (found && isWhole(found.entries, files.logs) && isWhole(found.records, files.records))
    return storeOf(directory, fromPack(found), [], found.close);
  const logs = readLogs(directory, files.logs, found, log);
  const records = readRecords(directory, files.records, found, log);
  const rebuilt = repack(folder, logs.read, records.read, log);
  const holdings = rebuilt === undefined ? fromMemory(logs.read, records.read) : fromPack(rebuilt);
  if (rebuilt !== undefined) found?.close();
  return storeOf(directory, holdings, [...logs.faults, ...records.faults], () => {
    (rebuilt ?? found)?.close();
  });
}

/**
 * Opens a folder that holds sealed forms instead of logs. **Throws** where logs lie beside them, or the forms cannot be
 * used.
 */
function openSealed(directory: string, folder: string, { logs, records }: DataFiles): MatchStore {
  const [beside] = [...logs, ...records];
  if (beside !== undefined)
    throw new Error(
      `${directory} is sealed, so nothing can be added to it: take ${beside.file} out of it, or remove ${PACK_FOLDER} where the folder holds all its logs`,
    );
  const pack = openPack(folder);
  if (pack === undefined)
    throw new Error(
      `the sealed forms in ${directory} are broken, or of another version of Goalsquare: seal its logs anew`,
    );
  return { ...storeOf(directory, fromPack(pack), [], pack.close), log: () => Promise.resolve(undefined) };
}

function repack(
  folder: string,
  matches: readonly Packable[],
  records: readonly PackableRecord[],
  log: (line: string) => void,
): Pack | undefined {
  try {
    writePack(folder, matches, records);
    return openPack(folder);
  } catch (error) {
    log(`compact forms stay in memory: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function storeOf(
  directory: string,
  { matches, seasons }: Holdings,
  faults: readonly Fault[],
  close: () => void,
): MatchStore {
  const ids = [...matches.keys()].sort((a, b) => a - b);
  return {
    matchIds: () => Promise.resolve(ids),
    match: (matchId) => Promise.resolve(matches.get(matchId)?.open()),
    matchNow: (matchId) => matches.get(matchId)?.open(),
    log: async (matchId) => {
      const file = matches.get(matchId)?.file;
      if (file === undefined) return undefined;
      return (await readMatchLogInSteps(file, readFileSync(path.join(directory, file)))).log;
    },
    seasons: () => Promise.resolve(seasons),
    faults,
    close,
  };
}
