import type { Findings } from '../findings.js';
import { resultsOnly, type Importer } from '../importer.js';
import { ANOTHER_FILE } from './logs.js';
import { readResultRows, type ResultRow } from './rows.js';

export { readResultRows, type ResultRow, type ResultRows } from './rows.js';
export { resultLogs } from './logs.js';

const placeOf = ({ seasonId, phase, type, round, home, away, start }: ResultRow): string =>
  [seasonId, phase, type, round, home, away, start.local?.date ?? start.instant?.toISODate()].join('\n');

/** Returns the rows of several files without matches that an earlier file has, by id or by squads, round and date. */
export function withoutRepeats(files: readonly (readonly ResultRow[])[], findings: Findings): readonly ResultRow[] {
  const seen = new Set<string>();
  return files.flatMap((rows) => {
    const isKnown = (row: ResultRow): boolean =>
      seen.has(placeOf(row)) || (row.matchId !== undefined && seen.has(String(row.matchId)));
    const fresh = rows.filter((row) => !isKnown(row));
    for (const row of rows) if (isKnown(row) && !row.byPlayer) findings.rows.leftOut(row.file, ANOTHER_FILE);
    for (const row of fresh) {
      seen.add(placeOf(row));
      if (row.matchId !== undefined) seen.add(String(row.matchId));
    }
    return fresh;
  });
}

/** Results of one season or many. */
export const resultsCsv: Importer<'results', never> = {
  needed: ['results'],
  optional: [],
  allowsNewIds: true,
  limits: [],
  read: ({ results }, { season, findings }) => resultsOnly(readResultRows(results, findings, season)),
};
