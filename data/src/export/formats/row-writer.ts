import type { Cell, TableHeader } from '../table.js';

/** Writes the rows of a table to a file, in batches. */
export interface RowWriter {
  readonly write: (rows: readonly (readonly Cell[])[]) => void;
  /** Completes the file and returns the names of omitted columns. */
  readonly end: () => readonly string[];
}

/** An export format: its file extension, and a function that opens a file for writing. */
export interface ExportFormat {
  readonly extension: string;
  readonly begin: (file: string, table: TableHeader) => RowWriter;
}
