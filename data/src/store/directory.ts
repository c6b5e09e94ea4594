import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError, matchOf, type Match, type MatchTexts } from '@goalsquare/engine';
import { DataError, faultLine, findingsOf, type Fault } from '../log/fault.js';
import { readMatchLog } from '../log/read.js';
import { readCompact } from './compact.js';
import { Lru } from './lru.js';
import type { MatchStore } from './match-store.js';
import { openPack, writePack, type Pack, type Packable, type PackEntry } from './pack.js';

/** The matches that come with Goalsquare. */
export const defaultDirectory: string = fileURLToPath(new URL('../../sample', import.meta.url));

/** Folder of the compact forms, inside the folder of the logs. It can be removed at any time. */
export const PACK_FOLDER = '.compact';

/** Texts kept parsed. */
const TEXTS_KEPT = 64;

interface LogFile { readonly file: string; readonly size: number; readonly modified: number }

/** Files below a folder that are match logs, in order of name. */
export function logFiles(directory: string): readonly LogFile[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ndjson(?:\.gz)?$/u.test(name) && !name.split(path.sep).some((part) => part.startsWith('.')));
  return names.sort().map((file) => {
    const { size, mtimeMs } = statSync(path.join(directory, file));
    return { file, size, modified: mtimeMs };
  });
}

const isUnchanged = (entry: PackEntry | undefined, { size, modified }: LogFile): boolean =>
  entry?.size === size && entry.modified === modified;

function fromPack(pack: Pack): ReadonlyMap<number, { readonly file: string; readonly open: () => Match }> {
  const texts = new Lru<PackEntry, MatchTexts>(TEXTS_KEPT);
  return new Map(pack.entries.map((entry) => {
    let match: Match | undefined;
    return [entry.matchId, { file: entry.file, open: () => (match ??= readCompact(pack.columns, entry.offset, () => texts.of(entry, () => pack.texts(entry)))) }];
  }));
}

/** The bytes of a log. **Throws** DataError where the file cannot be read. */
function bytesOf(directory: string, file: string): Buffer {
  try {
    return readFileSync(path.join(directory, file));
  } catch (error) {
    throw new DataError([{ file, line: 0, field: '', value: undefined, allowed: `a file that can be read; ${error instanceof Error ? error.message : String(error)}` }]);
  }
}

/** Reads the logs that changed, keeps the others from the pack, and says which could not be read. */
function readLogs(directory: string, files: readonly LogFile[], pack: Pack | undefined, log: (line: string) => void): { readonly read: Packable[]; readonly faults: Fault[] } {
  const packed = new Map((pack?.entries ?? []).map((entry) => [entry.file, entry]));
  const seen = new Map<number, string>();
  const faults: Fault[] = [];
  const read: Packable[] = [];
  files.forEach((logFile, n) => {
    try {
      const entry = packed.get(logFile.file);
      const match = pack && entry && isUnchanged(entry, logFile)
        ? readCompact(pack.columns, entry.offset, () => pack.texts(entry))
        : matchOf(readMatchLog(logFile.file, bytesOf(directory, logFile.file)).state);
      const other = seen.get(match.id);
      if (other !== undefined) throw new DataError([{ file: logFile.file, line: 1, field: 'id', value: match.id, allowed: `an id no other log has; ${other} has it` }]);
      seen.set(match.id, logFile.file);
      read.push({ ...logFile, match });
    } catch (error) {
      if (!(error instanceof DataError) && !(error instanceof EngineError)) throw error;
      const found = error instanceof DataError ? error.faults : findingsOf(error).map((finding) => ({ file: logFile.file, line: 0, ...finding }));
      faults.push(...found);
      log(found.map(faultLine).join('\n'));
    }
    if ((n + 1) % 50 === 0) log(`read ${n + 1} of ${files.length} match logs`);
  });
  return { read, faults };
}

/**
 * Opens a folder of match logs (`*.ndjson`, `*.ndjson.gz`, at any depth). Compact forms are kept beside them, rebuilt where a
 * log changed; where the folder cannot be written the forms stay in memory.
 * A log with a fault is left out whole, and named in `faults` and in `log`. **Throws** where the folder cannot be read.
 */
// eslint-disable-next-line @typescript-eslint/require-await -- a store may have to wait; this one does not
export async function openStore(directory: string, log: (line: string) => void = () => undefined): Promise<MatchStore> {
  const folder = path.join(directory, PACK_FOLDER);
  const files = logFiles(directory);
  const found = openPack(folder);
  const byName = new Map((found?.entries ?? []).map((entry) => [entry.file, entry]));
  const isWhole = found?.entries.length === files.length && files.every((file) => isUnchanged(byName.get(file.file), file));
  if (found && isWhole) return storeOf(directory, fromPack(found), [], found.close);
  const { read, faults } = readLogs(directory, files, found, log);
  const rebuilt = repack(folder, read, log);
  found?.close();
  const matches = rebuilt === undefined ? new Map(read.map(({ file, match }) => [match.id, { file, open: () => match }])) : fromPack(rebuilt);
  return storeOf(directory, matches, faults, () => rebuilt?.close());
}

function repack(folder: string, matches: readonly Packable[], log: (line: string) => void): Pack | undefined {
  try {
    writePack(folder, matches);
    return openPack(folder);
  } catch (error) {
    log(`compact forms stay in memory: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function storeOf(directory: string, matches: ReadonlyMap<number, { readonly file: string; readonly open: () => Match }>, faults: readonly Fault[], close: () => void): MatchStore {
  const ids = [...matches.keys()].sort((a, b) => a - b);
  return {
    matchIds: () => Promise.resolve(ids),
    match: (matchId) => Promise.resolve(matches.get(matchId)?.open()),
    log: (matchId) => {
      const file = matches.get(matchId)?.file;
      return Promise.resolve(file === undefined ? undefined : readMatchLog(file, readFileSync(path.join(directory, file))).log);
    },
    faults,
    close,
  };
}
