import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { importSeasons } from '@goalsquare/data';
import {
  briefOf,
  completeSeason,
  ladderOf,
  openMatch,
  type Ladder,
  type Match,
  type SeasonRecord,
} from '@goalsquare/engine';

const ladderFrom = (record: SeasonRecord, matches: Iterable<Match>): Ladder['lines'] => {
  const facts = completeSeason(record, Array.from(matches, briefOf));
  return facts === undefined ? [] : ladderOf(facts).lines;
};

/**
 * Compares the ladder that is computed from matches with events with the ladder that is computed from the season's
 * results.
 */
export function compareLadder(
  matches: Iterable<Match>,
  results: string,
  season: number,
): { readonly equal: number; readonly of: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-ladder-'));
  try {
    const { logs, records } = importSeasons({ format: 'results-csv', results }, { out: folder });
    const record = records.find(({ record: { id } }) => id === season)?.record;
    if (record === undefined) return { equal: 0, of: 0 };
    const official = logs.flatMap(({ log }) => (log.header.seasonId === season ? [openMatch(log)] : []));
    // Ids of squads depend on the files of an import; names do not.
    const byName = (lines: Ladder['lines']) => lines.map(({ squad: { name }, ...line }) => ({ ...line, name }));
    const [ours, theirs] = [byName(ladderFrom(record, matches)), byName(ladderFrom(record, official))];
    return { equal: theirs.filter((line, at) => isDeepStrictEqual(line, ours[at])).length, of: theirs.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
