import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchOf, type Match } from '@goalsquare/engine';
import { faultLine, type Fault } from '../../log/fault.js';
import { readMatchLog } from '../../log/read.js';
import { DamagedForm, type PackEntry } from '../pack/pack.js';

/** Returns the match of an entry whose compact form is damaged. **Throws** if there is no other source. */
export type ReadInstead = (entry: PackEntry, error: DamagedForm) => Match;

/** Reports damaged forms: each file once, as a fault and in the log. */
export function damageReport(faults: Fault[], log: (line: string) => void): ReadInstead {
  return ({ file }, error) => {
    if (!faults.some((fault) => fault.file === file)) {
      const fault: Fault = { file, line: 0, field: '', value: undefined, allowed: `what was packed; ${error.message}` };
      faults.push(fault);
      log(faultLine(fault));
    }
    throw error;
  };
}

/** Reports damaged forms, and reads their matches from the logs. */
export function readFromLogs(directory: string, faults: Fault[], log: (line: string) => void): ReadInstead {
  const report = damageReport(faults, log);
  return (entry, error) =>
    readOr(
      () => report(entry, error),
      () => matchOf(readMatchLog(entry.file, readFileSync(path.join(directory, entry.file))).state),
    );
}

/** Returns what a function reads, or what is read instead if a form is damaged. */
export function readOr<T>(read: () => T, instead: (error: DamagedForm) => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedForm) return instead(error);
    throw error;
  }
}
