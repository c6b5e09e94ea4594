import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that are made from sources and that git does not contain. Paths are relative to the root. */
interface MadeSet {
  readonly sources: readonly string[];
  readonly files: readonly string[];
}

/** Files that git does not contain, by what they are made from. */
export class MadeFiles {
  readonly #sets: readonly MadeSet[];

  private constructor(sets: readonly MadeSet[]) {
    this.#sets = sets;
  }

  /** Reads what `tools/dev/make-sources.mjs` has made. **Empty**: no files in a repository that makes none. */
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

  /** The files that are made from a file. */
  readonly from = (file: string): readonly string[] =>
    this.#sets
      .filter(({ sources }) => sources.some((source) => file === source || file.startsWith(`${source}/`)))
      .flatMap(({ files }) => files);
}
