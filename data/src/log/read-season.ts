import { seasonIssues, type SeasonRecord } from '@goalsquare/engine';
import { DataError } from './fault.js';
import { decoded, unpacked } from './read.js';

/** Maximum size of a season record, unpacked. **Units**: bytes. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/** Reads a season record: one JSON object, plain or gzip. **Throws** DataError with every faulty field. */
export function readSeasonRecord(file: string, bytes: Uint8Array): SeasonRecord {
  const text = decoded(file, unpacked(file, bytes, MAX_RECORD_BYTES));
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw new DataError([
      {
        file,
        line: 0,
        field: '',
        value: undefined,
        allowed: `one JSON object; ${error instanceof Error ? error.message : String(error)}`,
      },
    ]);
  }
  const issues = seasonIssues(record);
  if (issues.length > 0) throw new DataError(issues.map((issue) => ({ file, line: 0, ...issue })));
  return record as SeasonRecord;
}

/** Returns the text of a season record file. */
export const writeSeasonRecord = (record: SeasonRecord): string => `${JSON.stringify(record, null, 1)}\n`;
