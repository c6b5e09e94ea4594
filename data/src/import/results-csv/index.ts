import { resultsOnly, type Importer } from '../importer.js';
import { readResultRows, type ResultRow } from './rows.js';

export { readResultRows, type ResultRow, type ResultRows } from './rows.js';
export { resultLogs } from './logs.js';

const placeOf = ({ seasonId, phase, type, round, home, away, start }: ResultRow): string =>
  [seasonId, phase, type, round, home, away, start.local?.date ?? start.instant?.toISODate()].join('\n');

/**
 * Rows of several files, each match once: one that an earlier file has, by its id or by what it is, is left to that.
 */
export function withoutRepeats(files: readonly (readonly ResultRow[])[]): readonly ResultRow[] {
  const seen = new Set<string>();
  return files.flatMap((rows) => {
    const fresh = rows.filter(
      (row) => !seen.has(placeOf(row)) && (row.matchId === undefined || !seen.has(String(row.matchId))),
    );
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
  read: ({ results }, { season }) => resultsOnly(readResultRows(results, season)),
};
