import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that are made from sources and are not in git. Paths are relative to the root. */
interface MadeSet {
  readonly sources: readonly string[];
  readonly files: readonly string[];
}

/** Finds the files that are made from a source and are not in git. */
export class MadeFiles {
  readonly #sets: readonly MadeSet[];

  private constructor(sets: readonly MadeSet[]) {
    this.#sets = sets;
  }

  /**
   * Reads the record of files that `tools/dev/make-sources.mjs` has made. **Empty**: no files if the repository has no
   * record.
   */
  static of(root: string): MadeFiles {
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
    const list = 'tools/release/made/made.json';
    if (!existsSync(path.join(root, list))) return new MadeFiles([]);
    const sets = Object.entries(read(list) as Readonly<Record<string, readonly string[]>>).map(([name, sources]) => ({
      sources,
      files: (read(`.cache/made/${name}.json`) as { readonly files: readonly string[] }).files,
    }));
    return new MadeFiles(sets);
  }

  get all(): readonly string[] {
    return this.#sets.flatMap(({ files }) => files);
  }

  /** Returns the files that are made from a file. */
  readonly from = (file: string): readonly string[] =>
    this.#sets
      .filter(({ sources }) => sources.some((source) => file === source || file.startsWith(`${source}/`)))
      .flatMap(({ files }) => files);
}
