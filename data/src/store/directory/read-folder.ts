import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchOf, type Match } from '@goalsquare/engine';
import { DataError, faultLine, recordId, type Fault } from '../../log/fault.js';
import { faultsOf, readOr } from '../damaged-error.js';
import { readSeasonRecord } from '../../log/read-season.js';
import { readMatchLog } from '../../log/read.js';
import type { Pack, PackableRecord, PackEntry } from '../pack/pack.js';
import type { DataFile } from '../data-files.js';
import { keyOfRecord, seasonKeyText } from '../season-forms.js';
import { errorMessage } from '../../error-message.js';

/** Whether a file is unchanged since it was packed. */
export const isUnchanged = (packed: DataFile | undefined, { size, modified }: DataFile): boolean =>
  packed?.size === size && packed.modified === modified;

/** The contents of readable files, and the faults of all other files. */
interface Readings<T> {
  readonly read: readonly T[];
  readonly faults: readonly Fault[];
}

/** Returns the bytes of a file. **Throws** DataError if it cannot be read. */
function bytesOf(directory: string, file: string): Buffer {
  try {
    return readFileSync(path.join(directory, file));
  } catch (error) {
    throw DataError.of(file, `a file that can be read; ${errorMessage(error)}`);
  }
}

/** Receives progress and faults while a folder is opened. */
export interface OpeningLog {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Reads each file, and reports those that cannot be used. */
export function readEach<T>(
  files: readonly DataFile[],
  complain: (line: string) => void,
  readOne: (file: DataFile, at: number) => T,
): Readings<T> {
  const [read, faults]: [T[], Fault[]] = [[], []];
  files.forEach((file, at) => {
    try {
      read.push(readOne(file, at));
    } catch (error) {
      const found = faultsOf(error, file.file);
      faults.push(...found);
      complain(found.map(faultLine).join('\n'));
    }
  });
  return { read, faults };
}

/** Reads from a pack. **Empty**: `undefined` if that part of the pack is damaged. */
const undamaged = <T>(read: () => T): T | undefined => readOr<T | undefined>(read, () => undefined);

/** Reads a match in a pack including its details. **Throws** DamagedError. */
function wholeMatch(pack: Pack, entry: PackEntry): Match {
  const { details } = pack.texts(entry);
  return pack.match(entry, () => details);
}

/**
 * Reads the match of each log, one after another, so that only one is in memory. Reads it from the pack if its log is
 * unchanged. Returns the faults of skipped logs. **Throws** the errors of `take`.
 */
export function readLogs(
  directory: string,
  files: readonly DataFile[],
  pack: Pack | undefined,
  { say, complain }: OpeningLog,
  take: (file: DataFile, match: Match) => void,
): readonly Fault[] {
  const packed = new Map((pack?.entries ?? []).map((entry) => [entry.file, entry]));
  const seen = new Map<number, string>();
  return readEach(files, complain, (file, at) => {
    const entry = packed.get(file.file);
    if (at > 0 && at % 50 === 0) say(`read ${at} of ${files.length} match logs`);
    const packedMatch =
      pack && entry && isUnchanged(entry, file) ? undamaged(() => wholeMatch(pack, entry)) : undefined;
    const match = packedMatch ?? matchOf(readMatchLog(file.file, bytesOf(directory, file.file)).state);
    recordId(seen, match.id, file.file);
    take(file, match);
  }).faults;
}

/** Checks that records describe one league or level in the same way. */
class Agreement {
  readonly #said = new Map<string, readonly [text: string, file: string]>();

  /** Adds the description in a file. Returns a fault if another file describes the same league or level differently. */
  add(file: string, field: string, key: string, value: object): readonly Fault[] {
    const text = JSON.stringify(value, Object.keys(value).sort());
    const [before, other] = this.#said.get(key) ?? [text, file];
    this.#said.set(key, [before, other]);
    return before === text ? [] : [{ file, line: 0, field, value, allowed: `what ${other} says, ${before}` }];
  }
}

/**
 * Reads changed records, and takes the others from the pack. Only one record may describe a season, and all records
 * must describe a league or level in the same way.
 */
export function readRecords(
  directory: string,
  files: readonly DataFile[],
  pack: Pack | undefined,
  complain: (line: string) => void,
): Readings<PackableRecord> {
  const packed = new Map((pack?.records ?? []).map((form) => [form.file, form]));
  const seen = new Map<string, string>();
  const agreement = new Agreement();
  return readEach(files, complain, (file) => {
    const form = packed.get(file.file);
    const packedRecord = pack && form && isUnchanged(form, file) ? undamaged(() => pack.record(form)) : undefined;
    const record = packedRecord ?? readSeasonRecord(file.file, bytesOf(directory, file.file));
    const other = seen.get(seasonKeyText(keyOfRecord(record)));
    const { league, level } = record;
    const faults =
      other === undefined
        ? [
            ...agreement.add(file.file, 'league', `${league.id}`, league),
            ...agreement.add(file.file, 'level', `${league.id}-${level.id}`, level),
          ]
        : [
            {
              file: file.file,
              line: 0,
              field: 'id',
              value: record.id,
              allowed: `a season of league ${league.id} and level ${level.id} that no other file describes; ${other} does`,
            },
          ];
    if (faults.length > 0) throw new DataError(faults);
    seen.set(seasonKeyText(keyOfRecord(record)), file.file);
    return { ...file, record };
  });
}
