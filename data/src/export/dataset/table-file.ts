import { readFileSync } from 'node:fs';
import { sha256 } from '../../sha256.js';
import { syncPath } from '../../store/staging/sync-path.js';
import { writing } from '../../store/staging/write-error.js';
import { parquetFile, type ParquetFile } from '../formats/parquet.js';
import type { CellRows, ExportMatch } from '../table.js';
import { SortedRows } from './sorted-rows.js';
import type { DatasetTable, SeasonFacts } from './tables.js';

/** Number of rows in a row group of a sorted table, so that a reader can skip most groups. */
const SORTED_ROWS = 100_000;

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
    const { sorted, rowsOfMatch } = this.table;
    if (rowsOfMatch !== undefined) this.#add(() => rowsOfMatch(match));
    if (sorted !== undefined) this.#rows += this.#sorted.add(sorted.rowsOf(match.match));
  }

  addSeason(facts: SeasonFacts): void {
    const { rowsOfSeason } = this.table;
    if (rowsOfSeason !== undefined) this.#add(() => rowsOfSeason(facts));
  }

  /** Completes the file, even without rows, and syncs it to the disk. */
  end(): WrittenTable {
    return writing(this.target, () => {
      this.#sorted.writeTo(this.#writer, SORTED_ROWS);
      this.#writer.end();
      syncPath(this.file);
      const bytes = readFileSync(this.file);
      return { rows: this.#rows, bytes: bytes.length, sha256: sha256(bytes) };
    });
  }

  #add(rowsOf: () => CellRows): void {
    writing(this.target, () => {
      const rows = rowsOf();
      this.#writer.addRows(rows);
      this.#rows += rows.length;
      this.#writer.endRows();
    });
  }
}
