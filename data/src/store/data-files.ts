import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of a folder. **Units**: bytes, milliseconds. */
export interface DataFile {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/** The match logs and season records below a folder, sorted by name. */
export interface DataFiles {
  readonly logs: readonly DataFile[];
  readonly records: readonly DataFile[];
}

/** Lists the match logs and season records below a folder. **Throws** if the folder cannot be read. */
export function dataFiles(directory: string): DataFiles {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.split(path.sep).some((part) => part.startsWith('.')))
    .sort();
  const matching = (pattern: RegExp): readonly DataFile[] =>
    names
      .filter((name) => pattern.test(name))
      .flatMap((file) => {
        const stats = statSync(path.join(directory, file));
        return stats.isFile() ? [{ file, size: stats.size, modified: stats.mtimeMs }] : [];
      });
  return { logs: matching(/\.ndjson(?:\.gz)?$/u), records: matching(/\.season\.json(?:\.gz)?$/u) };
}
