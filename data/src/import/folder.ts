import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync } from 'node:zlib';
import { LogState, type MatchHeader, type SeasonRecord } from '@goalsquare/engine';
import { DataError, issuesOf, type Fault } from '../log/fault.js';
import { readSeasonRecord } from '../log/read-season.js';
import { dataFiles, type DataFile } from '../store/data-files.js';

/** How much a log tells of its match, least first. */
export const knowledge = ['fixture', 'teams', 'result', 'play'] as const;
export type Knowledge = (typeof knowledge)[number];

/** A match log that stands in a folder. */
export interface StandingLog {
  readonly file: string;
  readonly header: MatchHeader;
  readonly tells: Knowledge;
}

/** A season's record that stands in a folder. */
export interface StandingRecord {
  readonly file: string;
  readonly record: SeasonRecord;
}

/**
 * What a folder holds. Logs are by match id; `faults` are of records that cannot be read, and of logs that cannot be
 * told by their first line.
 */
export interface Folder {
  readonly records: readonly StandingRecord[];
  readonly logs: ReadonlyMap<number, StandingLog>;
  readonly faults: { readonly records: readonly Fault[]; readonly logs: readonly Fault[] };
}

export const emptyFolder: Folder = { records: [], logs: new Map(), faults: { records: [], logs: [] } };

/** As much of a log as tells its header and what follows. **Units**: bytes. */
const HEAD_BYTES = 32 * 1024;

/** The beginning of a file, unpacked. */
function headOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    const head = bytes.subarray(0, readSync(descriptor, bytes, 0, HEAD_BYTES, 0));
    const plain =
      head[0] === 0x1f && head[1] === 0x8b ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head;
    return plain.toString('utf8');
  } finally {
    closeSync(descriptor);
  }
}

/** How much a log tells, given its header and its beginning. */
export const tellsOf = ({ home, away }: MatchHeader, kinds: ReadonlySet<string>): Knowledge =>
  kinds.has('transaction')
    ? 'play'
    : kinds.has('result')
      ? 'result'
      : home.players.length + away.players.length > 0
        ? 'teams'
        : 'fixture';

/** A standing log by its first lines. **Throws** DataError where they are no log. */
function standing(directory: string, file: string): StandingLog {
  try {
    const text = headOf(path.join(directory, file));
    const { header } = LogState.begin(JSON.parse(text.slice(0, text.indexOf('\n'))));
    const kinds = new Set(['transaction', 'result'].filter((kind) => text.includes(`"kind":"${kind}"`)));
    return { file, header, tells: tellsOf(header, kinds) };
  } catch (error) {
    throw new DataError(issuesOf(error).map((issue) => ({ file, line: 1, ...issue })));
  }
}

/** Gives what some work on each file makes, and the faults of files it throws for. */
function eachOf<T>(
  files: readonly DataFile[],
  work: (file: string) => T,
): { readonly made: readonly T[]; readonly faults: readonly Fault[] } {
  const made: T[] = [];
  const faults = files.flatMap(({ file }): readonly Fault[] => {
    try {
      made.push(work(file));
      return [];
    } catch (error) {
      if (error instanceof DataError) return error.faults;
      throw error;
    }
  });
  return { made, faults };
}

/** Reads what stands in a folder. **Empty**: nothing, where there is no such folder. */
export function readFolder(directory: string): Folder {
  if (!existsSync(directory)) return emptyFolder;
  const files = dataFiles(directory);
  const records = eachOf(files.records, (file): StandingRecord => ({
    file,
    record: readSeasonRecord(file, readFileSync(path.join(directory, file))),
  }));
  const byId = new Map<number, StandingLog>();
  const logs = eachOf(files.logs, (file) => {
    const log = standing(directory, file);
    const other = byId.get(log.header.id);
    if (other !== undefined)
      throw new DataError([
        { file, line: 1, field: 'id', value: log.header.id, allowed: `an id no other log has; ${other.file} has it` },
      ]);
    byId.set(log.header.id, log);
  });
  return { records: records.made, logs: byId, faults: { records: records.faults, logs: logs.faults } };
}
