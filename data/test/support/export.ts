import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import type { Cell, ReadyTable } from '../../src/export/table.js';

/** Rows read back from a file, by column; columns without a value are omitted. */
export type ReadBack = readonly Readonly<Record<string, Exclude<Cell, undefined>>>[];

/** A day or an instant as cells have it. */
const textOfDate = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$|\.000(?=Z$)/u, '');

const present = (row: Readonly<Record<string, unknown>>): ReadBack[number] =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, value instanceof Date ? textOfDate(value) : value]),
  ) as ReadBack[number];

/** Reads JSON Lines back. */
export const fromJsonl = (file: string): ReadBack =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as ReadBack[number]);

/** Reads Parquet with another reader than ours: all rows, or those from `rowStart` on. */
export async function fromParquet(file: string, rowStart = 0): Promise<ReadBack> {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file), rowStart });
  return rows.map(present);
}

/** Reads CSV back, each field as its column's kind says; `text` keeps an empty text and none alike. */
export function fromCsv(file: string, { columns }: Pick<ReadyTable, 'columns'>): ReadBack {
  const [header = [], ...rows] = parse(readFileSync(file), {
    record_delimiter: '\r\n',
  }) as readonly (readonly string[])[];
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  const valueOf = (name: string, text: string): Cell => {
    if (text === '') return undefined;
    const kind = kinds.get(name);
    return kind === 'integer' || kind === 'number' ? Number(text) : kind === 'flag' ? text === 'true' : text;
  };
  return rows.map((row) => present(Object.fromEntries(header.map((name, at) => [name, valueOf(name, row[at] ?? '')]))));
}
