/** Counts of the rows of a file. **Shape**: `leftOut` has the number of rows that were left out, by cause. */
export interface FileRows {
  readonly file: string;
  /** Kind of the file. **Empty**: `undefined` if the file belongs to an option. */
  readonly kind?: string;
  readonly read: number;
  readonly imported: number;
  readonly leftOut: ReadonlyMap<string, number>;
}

interface Counts {
  kind?: string;
  read: number;
  imported: number;
  readonly leftOut: Map<string, number>;
}

/** Counts the rows of each file: those read, those imported and those left out, by cause. */
export class RowCounts {
  readonly #files = new Map<string, Counts>();

  #of(file: string): Counts {
    const counts = this.#files.get(file) ?? { read: 0, imported: 0, leftOut: new Map<string, number>() };
    this.#files.set(file, counts);
    return counts;
  }

  /** Counts rows that were read from a file. `kind` describes a file that belongs to no option. */
  read(file: string, rows: number, kind?: string): void {
    const counts = this.#of(file);
    counts.read += rows;
    if (kind !== undefined) counts.kind = kind;
  }

  imported(file: string, rows = 1): void {
    this.#of(file).imported += rows;
  }

  leftOut(file: string, cause: string, rows = 1): void {
    const { leftOut } = this.#of(file);
    if (rows > 0) leftOut.set(cause, (leftOut.get(cause) ?? 0) + rows);
  }

  /** Returns the counts of each file. **Throws** an Error if a row was neither imported nor left out. */
  files(): readonly FileRows[] {
    return [...this.#files].map(([file, counts]) => {
      const left = [...counts.leftOut.values()].reduce((sum, rows) => sum + rows, 0);
      if (counts.read !== counts.imported + left)
        throw new Error(
          `the rows of ${file} do not add up: ${counts.read} read, ${counts.imported} imported, ${left} left out`,
        );
      return { file, ...counts };
    });
  }
}
