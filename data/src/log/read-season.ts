import { seasonIssues, type SeasonRecord } from '@goalsquare/engine';
import { DataError, throwIssues } from './fault.js';
import { decoded, unpacked } from './read.js';
import { errorMessage } from '../error-message.js';

/** Maximum size of a season record, unpacked. **Units**: bytes. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/** Reads a season record: one JSON object, plain or gzip. **Throws** DataError with every faulty field. */
export function readSeasonRecord(file: string, bytes: Uint8Array): SeasonRecord {
  const text = decoded(file, unpacked(file, bytes, MAX_RECORD_BYTES));
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw DataError.of(file, `one JSON object; ${errorMessage(error)}`);
  }
  throwIssues(file, 0, seasonIssues(record));
  return record as SeasonRecord;
}

/** Returns the text of a season record file. */
export const writeSeasonRecord = (record: SeasonRecord): string => `${JSON.stringify(record, null, 1)}\n`;
