import { readFileSync } from 'node:fs';
import path from 'node:path';
import { briefOf, type MatchBrief } from '@goalsquare/engine';
import type { Fault } from '../../log/fault.js';
import { packageFolder } from '../package-folder.js';
import { readMatchLogInSteps } from '../../log/read.js';
import { storeMemory, type StoreMemory } from '../../memory/store-memory.js';
import type { MatchStore } from '../match-store.js';
import { indexDamage, isSealed, openPack, type Pack } from '../pack/pack.js';
import { PackWriter, pieceOf } from '../pack/pack-writer.js';
import { dataFiles, type DataFile, type DataFiles } from '../data-files.js';
import { StoreError } from '../store-error.js';
import { damageReport, readFromLogs } from './damage.js';
import { fromLogs, fromPack, type Holdings } from './holdings.js';
import { isUnchanged, readLogs, readRecords, type OpeningLog } from './read-folder.js';
import { errorMessage } from '../../error-message.js';

/** Folder of the example match in the repository. */
export const sampleDirectory: string = path.join(packageFolder, 'sample');

/** Folder for compact forms, inside the folder of logs. It can be removed at any time. */
export const PACK_FOLDER = '.compact';

export interface StoreOptions {
  /** The parts of the memory budget for its matches. Default: those of a command line. */
  readonly memory?: StoreMemory;
  /** Called with the faults of files. Default: `log`. */
  readonly complain?: (line: string) => void;
  /** The folder for compact forms that cannot be written beside the logs. Default: none. */
  readonly spareFolder?: string;
}

/** Maximum number of attempts to open a folder whose files change meanwhile. */
const ATTEMPTS = 3;

/** Whether all files are the same as those that were packed. */
function isSame(found: readonly DataFile[], files: readonly DataFile[]): boolean {
  const byName = new Map(found.map((entry) => [entry.file, entry]));
  return found.length === files.length && files.every((file) => isUnchanged(byName.get(file.file), file));
}

const isWhole = (pack: Pack, { logs, records }: DataFiles): boolean =>
  isSame(pack.entries, logs) && isSame(pack.records, records);

/**
 * Opens a folder of match logs (`*.ndjson`, `*.ndjson.gz`) and season records (`*.season.json`), at any depth. Compact
 * forms are written beside them, or to the spare folder, and rewritten after a file changes. If neither folder can be
 * written, matches are read from their logs. A sealed folder contains only forms. A faulty file is skipped, and its
 * faults are in `faults` and written to `log`. If files change meanwhile, the folder is opened again, so that it
 * includes all changes of a command or none. **Throws** an error if the folder cannot be read.
 */
// oxlint-disable-next-line typescript/require-await -- a store may have to wait; this one does not
export async function openStore(
  directory: string,
  log: (line: string) => void = () => undefined,
  options: StoreOptions = {},
): Promise<MatchStore> {
  for (let attempt = 1; ; attempt += 1) {
    const files = dataFiles(directory, log);
    const store = openFiles(directory, files, log, options);
    if (attempt === ATTEMPTS || files.version === dataFiles(directory, log).version) return store;
    store.close();
    log(`${directory} changed while it was opened: it is opened again`);
  }
}

function openFiles(
  directory: string,
  files: DataFiles,
  log: (line: string) => void,
  { memory = storeMemory(), complain = log, spareFolder }: StoreOptions,
): MatchStore {
  const folder = path.join(directory, PACK_FOLDER);
  if (isSealed(folder)) return openSealed(directory, files, memory, complain);
  const folders = [folder, ...(spareFolder === undefined ? [] : [spareFolder])];
  for (const one of folders) reportIndex(directory, one, files, complain);
  const found = folders.map(openPack);
  const whole = found.find((pack) => pack !== undefined && isWhole(pack, files));
  for (const pack of found) if (pack !== whole && pack !== found[0]) pack?.close();
  if (whole !== undefined) {
    if (whole !== found[0]) found[0]?.close();
    const faults: Fault[] = [];
    const holdings = fromPack(whole, memory, readFromLogs(directory, faults, complain));
    return storeOf(directory, holdings, faults, whole.close);
  }
  try {
    return rebuilt({ directory, files, found: found[0], memory, log: { say: log, complain } }, folders);
  } finally {
    found[0]?.close();
  }
}

/**
 * Reports a damaged index, which is then rewritten from the logs. **Throws** `StoreError` if there are no logs: the
 * folder may be sealed, and must not appear to have no matches.
 */
function reportIndex(
  directory: string,
  folder: string,
  { logs, records }: DataFiles,
  complain: (line: string) => void,
): void {
  const damage = indexDamage(folder);
  if (damage === undefined) return;
  if (logs.length + records.length === 0)
    throw new StoreError(
      `${damage.message}, and ${directory} has no logs to rebuild it from: restore a backup, or seal the logs again`,
    );
  complain(`${damage.message}: compact forms are rebuilt from the logs`);
}

/** Opens the forms in a sealed folder. **Throws** `StoreError` if they cannot be used. */
export function openSealedPack(directory: string): Pack {
  const folder = path.join(directory, PACK_FOLDER);
  const damage = indexDamage(folder);
  if (damage !== undefined)
    throw new StoreError(`${damage.message}, and ${directory} is sealed: restore a backup, or seal the logs again`);
  const pack = openPack(folder);
  if (pack === undefined)
    throw new StoreError(
      `the sealed forms in ${directory} are damaged, or from another version of Goalsquare: seal its logs again`,
    );
  return pack;
}

/**
 * Opens a folder of sealed forms without logs. **Throws** an error if it also contains logs, or if the forms cannot be
 * used.
 */
function openSealed(
  directory: string,
  { logs, records }: DataFiles,
  memory: StoreMemory,
  complain: (line: string) => void,
): MatchStore {
  const [beside] = [...logs, ...records];
  if (beside !== undefined)
    throw new StoreError(
      `${directory} is sealed, so nothing can be added to it: move ${beside.file} elsewhere or, if the folder contains all its logs, remove ${PACK_FOLDER}`,
    );
  const pack = openSealedPack(directory);
  const faults: Fault[] = [];
  const holdings = fromPack(pack, memory, damageReport(faults, complain));
  // Without logs, the changes of a match cannot be read, so revisions are not reported.
  const { revisions: _, ...store } = storeOf(directory, holdings, faults, pack.close);
  return { ...store, log: () => Promise.resolve(undefined) };
}

/** Sources for rebuilding compact forms. */
interface Rebuilding {
  readonly directory: string;
  readonly files: DataFiles;
  /** The previous forms, for unchanged logs. */
  readonly found: Pack | undefined;
  readonly memory: StoreMemory;
  readonly log: OpeningLog;
}

/** Writes compact forms to the first writable folder. If there is none, opens only the logs. */
function rebuilt(parts: Rebuilding, folders: readonly string[]): MatchStore {
  const { directory, files, found, memory, log } = parts;
  for (const folder of folders) {
    try {
      return repacked(parts, folder);
    } catch (error) {
      log.say(`compact forms cannot be stored in ${folder}: ${errorMessage(error)}`);
    }
  }
  const briefs: [DataFile, MatchBrief, number][] = [];
  const faults = readLogs(directory, files.logs, found, log, (file, match) =>
    briefs.push([file, briefOf(match), match.revision]),
  );
  const records = readRecords(directory, files.records, found, log.complain);
  const holdings = fromLogs(directory, briefs, records.read, memory);
  return storeOf(directory, holdings, [...faults, ...records.faults], () => undefined);
}

/** Writes compact forms to a folder, one match after another. **Throws** errors of the file system. */
function repacked({ directory, files, found, memory, log }: Rebuilding, folder: string): MatchStore {
  const writer = new PackWriter(folder);
  let faults: readonly Fault[];
  try {
    faults = readLogs(directory, files.logs, found, log, (file, match) => {
      writer.add(file, pieceOf(match));
    });
    const records = readRecords(directory, files.records, found, log.complain);
    writer.end(records.read);
    faults = [...faults, ...records.faults];
  } catch (error) {
    writer.abort();
    throw error;
  }
  const pack = openPack(folder);
  if (pack === undefined) throw new Error('they cannot be read again');
  const all = [...faults];
  return storeOf(directory, fromPack(pack, memory, readFromLogs(directory, all, log.complain)), all, pack.close);
}

function storeOf(
  directory: string,
  { files, revisions, open, openNow, contentOf, seasons }: Holdings,
  faults: readonly Fault[],
  close: () => void,
): MatchStore & Required<Pick<MatchStore, 'revisions'>> {
  const ids = [...files.keys()].sort((a, b) => a - b);
  return {
    matchIds: () => Promise.resolve(ids),
    match: async (matchId) => (files.has(matchId) ? open(matchId) : undefined),
    matchNow: (matchId) => (files.has(matchId) ? openNow(matchId) : undefined),
    log: async (matchId) => {
      const file = files.get(matchId);
      if (file === undefined) return undefined;
      return (await readMatchLogInSteps(file, readFileSync(path.join(directory, file)))).log;
    },
    revisions,
    ...(contentOf && { contentOf }),
    seasons: () => Promise.resolve(seasons),
    faults,
    close,
  };
}
