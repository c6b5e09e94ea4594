import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { syncPath } from '../../store/staging/sync-path.js';
import { writing } from '../../store/staging/write-error.js';
import { parquetFile, type ParquetFile } from '../formats/parquet.js';
import type { ExportMatch } from '../table.js';
import { SortedRows } from './sorted-rows.js';
import type { DatasetTable, SeasonFacts } from './tables.js';

/** Number of rows in a row group of a sorted table, so that a reader can skip most groups. */
const SORTED_ROWS = 100_000;

/** Size of one read. **Units**: bytes. */
const CHUNK_BYTES = 1_048_576;

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

export interface WrittenTable {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes the file of a table. `target` is the file that errors name. **Throws** WriteError. */
export class TableFile {
  readonly #writer: ParquetFile;
  readonly #sorted: SortedRows;
  #rows = 0;

  constructor(
    private readonly table: DatasetTable,
    private readonly file: string,
    private readonly target: string,
  ) {
    this.#writer = writing(target, () => parquetFile(file, table.columns));
    this.#sorted = new SortedRows(table.sorted?.columns ?? []);
  }

  addMatch(match: ExportMatch): void {
    const { sorted, addMatch } = this.table;
    if (addMatch !== undefined) this.#add(addMatch, match);
    if (sorted !== undefined) this.#rows += this.#sorted.add(sorted.rowsOf(match.match));
  }

  addSeason(facts: SeasonFacts): void {
    const { addSeason } = this.table;
    if (addSeason !== undefined) this.#add(addSeason, facts);
  }

  /** Completes the file, even without rows, and syncs it to the disk. */
  end(): WrittenTable {
    return writing(this.target, () => {
      this.#sorted.writeTo(this.#writer, SORTED_ROWS);
      this.#writer.end();
      syncPath(this.file);
      return { rows: this.#rows, bytes: statSync(this.file).size, sha256: sha256Of(this.file) };
    });
  }

  #add<S>(addRows: (columns: ParquetFile['columns'], source: S) => void, source: S): void {
    writing(this.target, () => {
      const { columns } = this.#writer;
      const before = columns[0]?.length ?? 0;
      addRows(columns, source);
      this.#rows += (columns[0]?.length ?? 0) - before;
      this.#writer.endRows();
    });
  }
}
