import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

const folder = new URL('../../', import.meta.url);

/** The queries of the Power Query library, by name. */
export const libraryInM = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.pq'))
      .sort()
      .map((file) => [basename(file, '.pq'), readFileSync(new URL(file, folder), 'utf8')]),
  );
