import type { MatchLog } from '@goalsquare/engine';
import type { ResultRows } from './results-csv/rows.js';

/** Returns notes for the summary: matches with new ids, results without quarters, and notes of the source. */
export function notesOn(
  files: readonly ResultRows[],
  logs: readonly MatchLog[],
  ofSource: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const withoutPeriods = logs.filter(({ entries }) =>
    entries.some((entry) => entry.kind === 'result' && entry.periods === undefined),
  ).length;
  const notes = [
    [
      'matches with a new id, because the contract does not allow theirs',
      files.reduce((sum, of) => sum + of.unfitIds, 0),
    ],
    ['results without quarters', withoutPeriods],
    ...ofSource,
  ] as const;
  return new Map(notes.filter(([, count]) => count > 0));
}
