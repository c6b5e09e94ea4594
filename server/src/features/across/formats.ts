import { parquetInSteps, type Cell, type ColumnKind } from '@goalsquare/data';
import type * as Arrow from '@uwdata/flechette';
import type { Request } from 'express';
import { CSV_TYPE } from '../../answers/csv/csv.js';
import { csvCell } from '../../answers/csv/cell.js';
import { inPieces } from '../../answers/json/json-pieces.js';
import { JSON_TYPE } from '../../answers/json/json.js';
import { Written } from '../../answers/json/written.js';
import type { Steps } from '../../domain/work-queue.js';
import type { FlatColumn, FlatRow } from './flat-columns.js';

/** Formats of rows, with their media types. **Source**: RFC 4180; IANA media types of Apache Arrow and Parquet. */
export const formats = {
  json: JSON_TYPE,
  csv: CSV_TYPE,
  arrow: 'application/vnd.apache.arrow.stream',
  parquet: 'application/vnd.apache.parquet',
} as const;
export type Format = keyof typeof formats;

/** Formats that are sent as a file. */
export type FileFormat = Exclude<Format, 'json'>;

const formatNames = Object.keys(formats) as readonly Format[];

/**
 * Returns the format that a request prefers. Like the other operations, one whose Accept header allows none of them is
 * answered in JSON.
 */
export function formatOf(req: Request, format: unknown): Format {
  const named = formatNames.find((name) => name === format);
  if (named !== undefined) return named;
  const accepted = req.accepts(Object.values(formats));
  return formatNames.find((name) => formats[name] === accepted) ?? 'json';
}

/** The rows of a file: their columns, and the rows, which are computed as they are taken. */
export interface FlatTable {
  readonly columns: readonly FlatColumn[];
  readonly rows: Iterable<FlatRow>;
}

/** Rows that are written in one step. A row group of Parquet has more, as each one has its own metadata. */
const STEP_ROWS = { arrow: 500, parquet: 2000 } as const;

const cellsOf = (columns: readonly FlatColumn[], flat: FlatRow): readonly Cell[] => columns.map(({ of }) => of(flat));

function* groupsOf({ columns, rows }: FlatTable, size: number): Generator<readonly (readonly Cell[])[]> {
  let group: (readonly Cell[])[] = [];
  for (const row of rows) {
    group.push(cellsOf(columns, row));
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function* csvTexts({ columns, rows }: FlatTable): Generator<string> {
  yield `${columns.map(({ name }) => name).join()}\r\n`;
  for (const row of rows) yield `${columns.map(({ of }) => csvCell(of(row))).join()}\r\n`;
}

/** Loaded when it is first used: most servers never write Arrow. */
const loadArrow = (): Promise<typeof Arrow> => import('@uwdata/flechette');

/** Returns the type of each kind of column. */
const arrowTypes = ({
  bool,
  float64,
  int32,
  utf8,
}: typeof Arrow): Readonly<Record<ColumnKind, () => Arrow.DataType>> => ({
  integer: int32,
  number: float64,
  text: utf8,
  flag: bool,
});

/** Builds the batches of each column, a group of rows in each step, and then the stream. */
function* arrowBytes(arrow: typeof Arrow, table: FlatTable): Steps<Uint8Array> {
  const types = arrowTypes(arrow);
  const columns = table.columns.map(({ name, kind }) => ({
    name,
    type: types[kind](),
    batches: [] as Arrow.Batch<unknown>[],
  }));
  const add = (group: readonly (readonly Cell[])[]): void => {
    for (const [at, { type, batches }] of columns.entries())
      batches.push(
        ...arrow.columnFromArray<unknown>(
          group.map((cells) => cells[at] ?? null),
          type,
        ).data,
      );
  };
  let isEmpty = true;
  for (const group of groupsOf(table, STEP_ROWS.arrow)) {
    add(group);
    isEmpty = false;
    yield;
  }
  if (isEmpty) add([]);
  const built = arrow.tableFromColumns(
    columns.map(({ name, type, batches }) => [name, new arrow.Column(batches, type)]),
  );
  const bytes = arrow.tableToIPC(built, { format: 'stream' });
  if (bytes === null) throw new Error('no Arrow stream was written');
  return bytes;
}

/**
 * Returns rows in the format of a file. CSV is computed as it is sent, the others in steps before.
 * **Source**: RFC 4180; Apache Arrow, IPC streaming format; Apache Parquet.
 */
export async function fileOf(
  format: FileFormat,
  table: FlatTable,
  finish: <T>(steps: Steps<T>) => T | Promise<T>,
): Promise<Written> {
  const type = formats[format];
  switch (format) {
    case 'csv':
      return new Written(type, inPieces(csvTexts(table)));
    case 'parquet':
      return new Written(type, await finish(parquetInSteps(table.columns, groupsOf(table, STEP_ROWS.parquet))));
    case 'arrow':
      return new Written(type, await finish(arrowBytes(await loadArrow(), table)));
  }
}
