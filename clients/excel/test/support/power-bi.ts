import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

const folder = new URL('../../power-bi/', import.meta.url);

/** The parameters and tables of the model for Power BI, by name. They use the Power Query library. */
export const powerBiInM = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [basename(file, '.pq'), readFileSync(new URL(file, folder), 'utf8')]),
  );
