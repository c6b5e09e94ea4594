import { parquetInSteps, type Cell } from '@goalsquare/data';
import type * as Arrow from '@uwdata/flechette';
import { CSV_TYPE } from '../../answers/csv/csv.js';
import { csvOfItems } from '../../answers/csv/items.js';
import { JSON_TYPE } from '../../answers/json/json.js';
import { Written } from '../../answers/json/written.js';
import type { Steps } from '../../domain/work-queue.js';
import type { FlatColumn, FlatKind, FlatRow } from './flat-columns.js';

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

/** A table to be written to a file: its columns, and its rows, which are computed as they are read. */
export interface FlatTable {
  readonly columns: readonly FlatColumn[];
  readonly rows: Iterable<FlatRow>;
}

/** Number of rows that are computed in one step. In Arrow, they are a batch with its own metadata. */
const STEP_ROWS = { arrow: 250, parquet: 100 } as const;

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

/** Loads Arrow on first use, because most servers never write it. */
const loadArrow = (): Promise<typeof Arrow> => import('@uwdata/flechette');

/** Returns functions that create the Arrow type of each column type. */
const arrowTypes = ({
  bool,
  float64,
  int32,
  utf8,
}: typeof Arrow): Readonly<Record<FlatKind, () => Arrow.DataType>> => ({
  integer: int32,
  number: float64,
  text: utf8,
  flag: bool,
});

/** The end of an Arrow stream. **Source**: Apache Arrow, IPC streaming format. */
const END_OF_STREAM = Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0);

/** Length of a message's prefix: a marker and the length of the metadata. */
const MESSAGE_HEAD = 8;

/**
 * Returns the offset of the first batch in an Arrow stream: after the first message, which is the schema and has no
 * body.
 */
const afterSchema = (stream: Uint8Array): number =>
  MESSAGE_HEAD + new DataView(stream.buffer, stream.byteOffset).getInt32(MESSAGE_HEAD / 2, true);

/** Yields an Arrow stream: the schema, then a batch for each group of rows. */
function* arrowPieces(arrow: typeof Arrow, table: FlatTable): Generator<Uint8Array> {
  const types = arrowTypes(arrow);
  const columns = table.columns.map(({ name, kind }) => ({ name, type: types[kind]() }));
  const streamOf = (group: readonly (readonly Cell[])[]): Uint8Array => {
    const built = columns.map(({ name, type }, at): [string, Arrow.Column<unknown>] => [
      name,
      arrow.columnFromArray<unknown>(
        group.map((cells) => cells[at] ?? null),
        type,
      ),
    ]);
    const bytes = arrow.tableToIPC(arrow.tableFromColumns(built), { format: 'stream' });
    if (bytes === null) throw new Error('no Arrow stream was written');
    return bytes.subarray(0, bytes.length - END_OF_STREAM.length);
  };
  let isFirst = true;
  for (const group of groupsOf(table, STEP_ROWS.arrow)) {
    const stream = streamOf(group);
    yield isFirst ? stream : stream.subarray(afterSchema(stream));
    isFirst = false;
  }
  if (isFirst) yield streamOf([]);
  yield END_OF_STREAM;
}

/**
 * Returns rows as a file. CSV and Arrow are computed while they are sent, Parquet in steps beforehand.
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
      return csvOfItems(table.columns, table.rows);
    case 'parquet':
      return new Written(type, await finish(parquetInSteps(table.columns, groupsOf(table, STEP_ROWS.parquet))));
    case 'arrow':
      return new Written(type, arrowPieces(await loadArrow(), table));
  }
}
