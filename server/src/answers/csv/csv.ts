import type { Table } from '@goalsquare/openapi';
import { valueOf } from '../json/json.js';
import { Written } from '../json/written.js';
import { csvPieces } from './rows.js';

/** Media type of CSV responses. **Source**: RFC 4180. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** Returns the rows of a table in a response as chunks that are computed on demand. */
export function toCsv(table: Table, answer: unknown): Written {
  const value = valueOf(answer);
  if (answer instanceof Written) answer.release();
  return new Written(CSV_TYPE, csvPieces(table, value));
}
