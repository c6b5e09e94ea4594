import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchOf, type Match, type SeasonRecord } from '@goalsquare/engine';
import { faultIn, faultLine, type Fault } from '../../log/fault.js';
import { readMatchLog } from '../../log/read.js';
import { readSeasonRecord } from '../../log/read-season.js';
import type { DamagedError } from '../damaged-error.js';
import type { PackedRecord, PackEntry } from '../pack/pack.js';

/** Handles damaged forms in a pack: reports them, and reads their contents from another source. */
export interface DamageHandler {
  /** Returns the match of an entry. **Throws** if there is no other source. */
  readonly match: (entry: PackEntry, error: DamagedError) => Match;
  /** Returns the record of a season. **Throws** if there is no other source. */
  readonly record: (form: PackedRecord, error: DamagedError) => SeasonRecord;
  /** Reports a damaged form by the name of its file or content. */
  readonly report: (file: string, error: DamagedError) => void;
}

/** Returns a handler that reports each damaged file once, and has no other source for its contents. */
export function damageReport(faults: Fault[], complain: (line: string) => void): DamageHandler {
  const report: DamageHandler['report'] = (file, error) => {
    if (faults.some((fault) => fault.file === file)) return;
    const fault = faultIn(file, `undamaged data; ${error.message}`);
    faults.push(fault);
    complain(faultLine(fault));
  };
  const rethrow = ({ file }: { readonly file: string }, error: DamagedError): never => {
    report(file, error);
    throw error;
  };
  return { report, match: rethrow, record: rethrow };
}

/** Returns a handler that reports damaged forms, and reads their contents from logs and records. */
export function readFromLogs(directory: string, faults: Fault[], complain: (line: string) => void): DamageHandler {
  const { report } = damageReport(faults, complain);
  const bytesOf = (file: string): Buffer => readFileSync(path.join(directory, file));
  return {
    report,
    match: ({ file }, error) => {
      report(file, error);
      return matchOf(readMatchLog(file, bytesOf(file)).state);
    },
    record: ({ file }, error) => {
      report(file, error);
      return readSeasonRecord(file, bytesOf(file));
    },
  };
}
