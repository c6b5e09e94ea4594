import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { syncPath } from '../../store/staging/sync-path.js';
import { writing } from '../../store/staging/write-error.js';
import { parquetFile } from '../formats/parquet.js';
import type { Cell } from '../table.js';
import { PackedRows } from './packed-rows.js';
import type { DatasetTable } from './tables.js';

type Rows = readonly (readonly Cell[])[];

/** Rows of a row group of a sorted table, so that a reader skips most of it. */
const SORTED_ROWS = 100_000;

/** Size of one read. **Units**: bytes. */
const CHUNK_BYTES = 1_048_576;

/** Takes the rows of a table, and writes its file at the end. */
interface RowSink {
  readonly add: (rows: Rows) => void;
  readonly end: () => void;
}

/** Writes rows in the given order, some row groups at a time. */
const inOrder = (file: string, { columns }: DatasetTable): RowSink => {
  const writer = parquetFile(file, columns);
  return { add: writer.write, end: writer.end };
};

/** Holds all rows, and writes them sorted. */
function sortedRows(file: string, { columns }: DatasetTable): RowSink {
  const packed = new PackedRows(columns.map(({ kind }) => kind === 'text'));
  return {
    add: (rows) => {
      for (const row of rows) packed.add(row);
    },
    end: () => {
      const writer = parquetFile(file, columns);
      for (const group of packed.groups(SORTED_ROWS)) writer.writeGroup(group);
      writer.end();
    },
  };
}

function sha256Of(file: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(CHUNK_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    for (let size = 1; size > 0;) {
      size = readSync(descriptor, buffer);
      hash.update(buffer.subarray(0, size));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}

/** A written file of a table. */
export interface WrittenTable {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The file of a table. `target` is the file that errors name. **Throws** WriteError. */
export class TableFile {
  readonly #sink: RowSink;
  #rows = 0;

  constructor(
    table: DatasetTable,
    private readonly file: string,
    private readonly target: string,
  ) {
    this.#sink = writing(target, () => (table.isSorted ? sortedRows : inOrder)(file, table));
  }

  add(rows: Rows): void {
    writing(this.target, () => {
      this.#sink.add(rows);
    });
    this.#rows += rows.length;
  }

  /** Completes the file, which may have no rows, and syncs it to the disk. */
  end(): WrittenTable {
    return writing(this.target, () => {
      this.#sink.end();
      syncPath(this.file);
      return { rows: this.#rows, bytes: statSync(this.file).size, sha256: sha256Of(this.file) };
    });
  }
}
