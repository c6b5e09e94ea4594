import type { Cell, ReadyTable } from '../table.js';

/** Writes the rows of a table to a file, some at a time. */
export interface RowWriter {
  readonly write: (rows: readonly (readonly Cell[])[]) => void;
  /** Ends the file and returns the names of the columns that it leaves out. */
  readonly end: () => readonly string[];
}

/** A format tables are exported in: the ending of its files, and how one is begun. */
export interface ExportFormat {
  readonly extension: string;
  readonly begin: (file: string, table: ReadyTable) => RowWriter;
}
