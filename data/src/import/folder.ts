import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchHeader, SeasonRecord } from '@goalsquare/engine';
import { recordId, type Fault } from '../log/fault.js';
import { readSeasonRecord } from '../log/read-season.js';
import { dataFiles, type DataFiles } from '../store/data-files.js';
import { readEach } from '../store/directory/read-folder.js';
import { contentsOf, type LogContents } from './log-contents.js';
import { readExistingLog } from './read-log.js';
import { errorMessage } from '../error-message.js';

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
  const quiet = (): void => undefined;
  const records = readEach(files.records, quiet, ({ file }): ExistingRecord => ({
    file,
    record: readSeasonRecord(file, readFileSync(path.join(directory, file))),
  }));
  const ids = new Map<number, string>();
  const logs = readEach(files.logs, quiet, ({ file }) => {
    const log = readLog(directory, file);
    recordId(ids, log.header.id, file);
    return log;
  });
  return {
    files: new Set([...files.records, ...files.logs].map(({ file }) => file)),
    records: records.read,
    logs: new Map(logs.read.map((log) => [log.header.id, log])),
    faults: { records: records.faults, logs: logs.faults },
    version: files.version,
  };
}
