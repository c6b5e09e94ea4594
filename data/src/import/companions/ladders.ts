import { bounds } from '@goalsquare/engine';
import {
  comparedLadder,
  figures,
  MOST_FIGURE,
  playedMatches,
  type Figure,
  type Ladder,
  type LadderEntry,
} from '../compared-ladder.js';
import type { ImportContext } from '../context.js';
import { readTable, type ColumnTable } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import type { ResultLogs } from '../results-csv/logs.js';
import type { ResultRow } from '../results-csv/rows.js';

/** The columns of a ladder file, as the AFL, AFL Tables and Squiggle name them. */
export const ladderColumns = {
  season: { names: ['season', 'year', 'season.id'] },
  round: { names: ['round', 'round_number', 'round.roundNumber'] },
  squad: { names: ['squad', 'team', 'team.name', 'name'], needed: true, isText: true },
  played: { names: ['played'] },
  wins: { names: ['wins', 'thisSeasonRecord.winLossRecord.wins'] },
  losses: { names: ['losses', 'thisSeasonRecord.winLossRecord.losses'] },
  draws: { names: ['draws', 'thisSeasonRecord.winLossRecord.draws'] },
  pointsFor: { names: ['points_for', 'score_for', 'for'], needed: true },
  pointsAgainst: { names: ['points_against', 'score_against', 'against'], needed: true },
} as const satisfies ColumnTable<string>;

/**
 * Reads a ladder file, which can contain a ladder for each season and round. Rows without a season belong to
 * `lastSeason`. **Throws** DataError.
 */
function readLadders(file: string, findings: Findings, lastSeason: number): readonly Ladder[] {
  const table = readTable(file, ladderColumns, findings);
  const read = new FieldReader(table, findings);
  const ladders = new Map<string, Ladder & { readonly entries: LadderEntry[] }>();
  for (const row of table.rows) {
    const season = /^\d{4}/u.exec(row.of.season)?.[0];
    if (row.of.season !== '' && season === undefined) read.fault(row, 'season', 'nothing, or a year such as 2026', 0);
    const round = read.integerIfAny(row, 'round', ...bounds.roundNumber);
    const key = `${season ?? ''} ${round ?? ''}`;
    const ladder = ladders.get(key) ?? {
      file: table.file,
      season: season === undefined ? lastSeason : Number(season),
      round,
      entries: [],
    };
    ladders.set(key, ladder);
    const known = figures.flatMap((figure) => {
      const value = read.integerIfAny(row, figure, 0, MOST_FIGURE);
      return value === undefined ? [] : [[figure, value] as const];
    });
    ladder.entries.push({
      ...Object.fromEntries(known),
      squad: read.text(row, 'squad').trim(),
      placeOf: (figure: Figure) => ({ line: row.line, field: table.headers[figure] }),
    });
  }
  read.throwIfAny();
  findings.rows.leftOut(table.file, 'row of a ladder, which is only compared', table.rows.length);
  return [...ladders.values()];
}

/**
 * Compares the ladders in a file with the matches, and returns a line for each ladder. Rows without a season belong to
 * the last season. **Empty**: no lines without a file. **Throws** DataError.
 */
export function ladderLines(
  file: string | undefined,
  rows: readonly ResultRow[],
  logOf: ResultLogs['logOf'],
  context: ImportContext,
  findings: Findings,
): readonly string[] {
  if (file === undefined) return [];
  const last = rows.reduce((most, { seasonId }) => Math.max(most, seasonId), 0);
  const played = playedMatches(rows, logOf, context);
  return readLadders(file, findings, last).map((ladder) => comparedLadder(ladder, played, context, findings));
}
