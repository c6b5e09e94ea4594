import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchHeader, SeasonRecord } from '@goalsquare/engine';
import { DataError, type Fault } from '../log/fault.js';
import { readSeasonRecord } from '../log/read-season.js';
import { dataFiles, type DataFile, type DataFiles } from '../store/data-files.js';
import { contentsOf, type LogContents } from './log-contents.js';
import { readExistingLog } from './read-log.js';
import { errorMessage } from '../error-message.js';

/** A match log in a folder. */
export interface LogOfFolder {
  readonly file: string;
  readonly header: MatchHeader;
}

/** A match log that was read completely. `header` includes the log's corrections. */
export interface ExistingLog extends LogOfFolder {
  readonly contents: LogContents;
}

/** A season record of a folder. */
export interface ExistingRecord {
  readonly file: string;
  readonly record: SeasonRecord;
}

/** The content of a folder. Logs are keyed by match id. `faults` are those of records and logs that cannot be read. */
export interface Folder<L extends LogOfFolder = ExistingLog> {
  /** Paths of all logs and records below the folder, readable or not. */
  readonly files: ReadonlySet<string>;
  readonly records: readonly ExistingRecord[];
  readonly logs: ReadonlyMap<number, L>;
  readonly faults: { readonly records: readonly Fault[]; readonly logs: readonly Fault[] };
  /** Version of the files. It changes when a file changes. */
  readonly version: string;
}

export const emptyFolder: Folder = {
  files: new Set(),
  records: [],
  logs: new Map(),
  faults: { records: [], logs: [] },
  version: '',
};

/** Applies a function to each file, and returns the results and the faults of files for which it throws. */
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

/** Reads a complete log. **Throws** DataError with the first invalid line. */
export function readWholeLog(directory: string, file: string): ExistingLog {
  const { header, entries } = readExistingLog(file, readFileSync(path.join(directory, file)));
  return { file, header, contents: contentsOf(header, entries) };
}

/** Lists the logs and records of a folder. **Empty**: no files if the folder does not exist. */
export function filesOfFolder(directory: string): DataFiles {
  try {
    return existsSync(directory) ? dataFiles(directory) : { logs: [], records: [], version: '' };
  } catch (error) {
    throw new Error(`cannot read the folder ${directory}: ${errorMessage(error)}`, {
      cause: error,
    });
  }
}

/** Checks that a folder still has a version. **Throws** an error if files were added, removed or replaced. */
export function checkUnchanged(directory: string, version: string): void {
  if (filesOfFolder(directory).version !== version)
    throw new Error(`${directory} changed while the command read it: run the command again`);
}

/**
 * Reads the records of a folder, and its logs with `readLog`: either `readWholeLog`, or `readLogHeader`, which is
 * faster. **Empty**: an empty folder if it does not exist.
 */
export function readFolder<L extends LogOfFolder>(
  directory: string,
  readLog: (directory: string, file: string) => L,
): Folder<L> {
  const files = filesOfFolder(directory);
  const records = eachOf(files.records, (file): ExistingRecord => ({
    file,
    record: readSeasonRecord(file, readFileSync(path.join(directory, file))),
  }));
  const byId = new Map<number, L>();
  const logs = eachOf(files.logs, (file) => {
    const log = readLog(directory, file);
    const other = byId.get(log.header.id);
    if (other !== undefined)
      throw DataError.of(file, `an id no other log has; ${other.file} has it`, {
        line: 1,
        field: 'id',
        value: log.header.id,
      });
    byId.set(log.header.id, log);
  });
  return {
    files: new Set([...files.records, ...files.logs].map(({ file }) => file)),
    records: records.made,
    logs: byId,
    faults: { records: records.faults, logs: logs.faults },
    version: files.version,
  };
}
