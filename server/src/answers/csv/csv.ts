import type { Table } from '@goalsquare/openapi';
import { valueOf } from '../json/json.js';
import { Written } from '../json/written.js';
import { csvPieces } from './rows.js';

/** Media type of answers in CSV. **Source**: RFC 4180. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

const isComputed = (list: unknown): boolean =>
  typeof list === 'object' && list !== null && Symbol.iterator in list && !Array.isArray(list);

/** An answer as the rows of a table; piece by piece where it is computed as it is walked. */
export function toCsv(table: Table, answer: unknown): Written {
  const value = valueOf(answer);
  if (answer instanceof Written) answer.release();
  const pieces = csvPieces(table, value);
  return new Written(
    CSV_TYPE,
    Object.values(value as object).some(isComputed)
      ? pieces
      : Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece))),
  );
}
