import type { ListedPlayer, Match, MatchView, SeasonRows } from '@goalsquare/engine';

/**
 * Kinds of values a column holds. **Shape**: whole numbers within 32 bits, numbers, texts, `true` or `false`; days such
 * as `2025-03-31` and instants such as `2025-03-31T08:30:00Z` are cells of text.
 */
export type ColumnKind = 'integer' | 'number' | 'text' | 'flag' | 'day' | 'instant';

/** A value of a cell. **Empty**: `undefined` if there is none. */
export type Cell = number | string | boolean | undefined;

/** A column of an exported table: its name, its type, and how to compute its value from the row's source. */
export interface ExportColumn<R> {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Unit of a number, where it has one. */
  readonly unit?: string;
  readonly is: string;
  /** A name that someone chose freely, so that a spreadsheet must not take it for a formula. */
  readonly chosen?: true;
  /** A whole number that mostly grows from row to row, so that Parquet stores differences. */
  readonly grows?: true;
  readonly of: (row: R) => Cell;
}

/** A match as tables read it. */
export interface ExportMatch {
  readonly match: Match;
  readonly view: MatchView;
  /** Returns a person's entry in the squad list of the season. **Empty**: `undefined` if there is none. */
  readonly listed: (personId: number) => ListedPlayer | undefined;
  /** Returns the rows by which questions select the match. **Empty**: no match before it has started. */
  readonly rows: () => SeasonRows;
}

/** An exported table: its columns, and the rows of one match. */
export interface ExportTable<R> {
  readonly name: string;
  readonly is: string;
  readonly columns: readonly ExportColumn<R>[];
  readonly rowsOf: (match: ExportMatch) => Iterable<R>;
}

/** A table prepared for writing: its columns, and the cells of a match's rows in order. */
export interface ReadyTable {
  readonly name: string;
  readonly is: string;
  readonly columns: readonly Omit<ExportColumn<never>, 'of'>[];
  readonly cellsOf: (match: ExportMatch) => readonly (readonly Cell[])[];
  /** Returns the cells of some columns, by column. `kept` are their positions. */
  readonly columnsOf: (match: ExportMatch, kept: readonly number[]) => readonly (readonly Cell[])[];
}

/** Makes a table ready to be written. */
export const readyTable = <R>({ name, is, columns, rowsOf }: ExportTable<R>): ReadyTable => ({
  name,
  is,
  columns,
  cellsOf: (match) => Array.from(rowsOf(match), (row) => columns.map(({ of }) => of(row))),
  columnsOf: (match, kept) => {
    const rows = [...rowsOf(match)];
    return kept.map((at) => rows.map((columns[at] as ExportColumn<R>).of));
  },
});
