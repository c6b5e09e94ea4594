import type { ListedPlayer, Match, MatchView, SeasonRows } from '@goalsquare/engine';

/**
 * Types of column values. **Shape**: 32-bit whole numbers, numbers, strings, `true` or `false`; days such as
 * `2025-03-31` and instants such as `2025-03-31T08:30:00Z` are strings.
 */
export type ColumnKind = 'integer' | 'number' | 'text' | 'flag' | 'day' | 'instant';

/** A cell value. **Empty**: `undefined` if there is none. */
export type Cell = number | string | boolean | undefined;

/**
 * A column of an exported table: its name, its type, and a function that computes its value from the source of a row.
 */
export interface ExportColumn<R> {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Unit of the numbers, if they have one. */
  readonly unit?: string;
  readonly is: string;
  /** Whether the text was chosen freely by someone, so that spreadsheets must not treat it as a formula. */
  readonly chosen?: true;
  /** Whether the whole number mostly increases from row to row, so that Parquet stores differences. */
  readonly grows?: true;
  readonly of: (row: R) => Cell;
}

/** A column to which cells are added. */
export interface CellColumn {
  readonly add: (cell: Cell) => void;
}

/** Adds a cell for each row. */
export function addCells<R>(target: CellColumn, rows: readonly R[], { of }: ExportColumn<R>): void {
  for (const row of rows) target.add(of(row));
}

/** A match, prepared for the export tables. */
export interface ExportMatch {
  readonly match: Match;
  readonly view: MatchView;
  /** Returns a person's entry in the season's squad list. **Empty**: `undefined` if there is none. */
  readonly listed: (personId: number) => ListedPlayer | undefined;
  /** Returns the rows by which queries select the match. **Empty**: no rows before the match has started. */
  readonly rows: () => SeasonRows;
}

/** An export table: its columns, and a function that returns the rows of a match. */
export interface ExportTable<R> {
  readonly name: string;
  readonly is: string;
  readonly columns: readonly ExportColumn<R>[];
  readonly rowsOf: (match: ExportMatch) => Iterable<R>;
}

/** Name, description and columns of a table. */
export interface TableHeader {
  readonly name: string;
  readonly is: string;
  readonly columns: readonly Omit<ExportColumn<never>, 'of'>[];
}

/** A table that is ready to be written. `cellsOf` returns the cells of a match's rows. */
export interface ReadyTable extends TableHeader {
  readonly cellsOf: (match: ExportMatch) => readonly (readonly Cell[])[];
  /** Adds the cells of a match to `columns`. `kept` has the index of each of these columns in the table. */
  readonly addTo: (columns: readonly CellColumn[], match: ExportMatch, kept: readonly number[]) => void;
}

/** Prepares a table for writing. */
export const readyTable = <R>({ name, is, columns, rowsOf }: ExportTable<R>): ReadyTable => ({
  name,
  is,
  columns,
  cellsOf: (match) => Array.from(rowsOf(match), (row) => columns.map(({ of }) => of(row))),
  addTo: (targets, match, kept) => {
    const rows = [...rowsOf(match)];
    for (const [n, target] of targets.entries()) addCells(target, rows, columns[kept[n] as number] as ExportColumn<R>);
  },
});
