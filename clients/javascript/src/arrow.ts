import type * as Arrow from '@uwdata/flechette';
import { columnTypes } from './contract/column-types.js';
import { ConfigurationError } from './errors.js';
import type { Cell, CellRow } from './flatten.js';
import type { Rows } from './table-rows.js';

/** A column type, named as in the tables of the contract. */
type ColumnType = keyof typeof columnTypes | 'number' | 'string';

/** Columns of questions across matches that are in no table of an operation. */
const ofQuestions = ['person_squad_id', 'receiver_id', 'receiver_squad_id', 'cell_number', 'matches'];

const known: ReadonlyMap<string, ColumnType> = new Map([
  ...Object.entries(columnTypes).flatMap(([type, names]) =>
    names.split(' ').map((name) => [name, type as ColumnType] as const),
  ),
  ...ofQuestions.map((name) => [name, 'integer'] as const),
]);

/** Returns the type of a column that no table lists, such as a metric's. **Empty**: a column without values is text. */
const typeOf = (cells: readonly Cell[]): ColumnType =>
  typeof cells.find((cell) => cell !== null) === 'number' ? 'number' : 'string';

const types = (arrow: typeof Arrow): Readonly<Record<ColumnType, () => Arrow.DataType>> => ({
  integer: arrow.int32,
  number: arrow.float64,
  string: arrow.utf8,
  boolean: arrow.bool,
  date: arrow.dateDay,
  'date-time': () => arrow.timestamp(arrow.TimeUnit.MILLISECOND, 'UTC'),
  strings: () => arrow.list(arrow.utf8()),
  integers: () => arrow.list(arrow.int32()),
});

/** Returns a cell as a value of the column type. */
const valueOf = (cell: Cell, type: ColumnType): Cell | Date =>
  cell !== null && (type === 'date' || type === 'date-time') ? new Date(String(cell)) : cell;

/**
 * Returns rows of this client as an Arrow table with the types of the contract: whole numbers, dates and UTC instants
 * are not text. It needs the package `@uwdata/flechette`, whose `tableToIPC` writes a file for other programs.
 * **Throws** `ConfigurationError` without that package.
 *
 * @example
 * const table = await toArrow(await api.ladder(2025));
 */
export async function toArrow(rows: Rows<object>): Promise<Arrow.Table> {
  const arrow = await import('@uwdata/flechette').catch((cause: unknown) => {
    throw new ConfigurationError('toArrow needs Flechette: npm install @uwdata/flechette', { cause });
  });
  const dataTypes = types(arrow);
  const columns = rows.columns.map((name) => {
    const cells = rows.map((row) => (row as CellRow)[name] ?? null);
    const type = known.get(name) ?? typeOf(cells);
    return [
      name,
      arrow.columnFromArray(
        cells.map((cell) => valueOf(cell, type)),
        dataTypes[type](),
      ),
    ] as const;
  });
  return arrow.tableFromColumns(Object.fromEntries(columns));
}
