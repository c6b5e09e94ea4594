import { bounds, MAX_ID } from '@goalsquare/engine';
import { readTable, type CsvRow } from '../csv.js';
import { neededColumns } from '../match-columns.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { idBounds } from '../identity.js';

/** The columns of a match file, which describes the matches in an event file. */
export const matchColumns = neededColumns([
  'match_id',
  'season',
  'afl_round_number',
  'date_utc',
  'venue',
  'venue_length_m',
  'venue_width_m',
  'home',
  'away',
  'home_direction_q1',
  'periods_end_secs',
]);

/** A match, as the match file describes it. **Units**: metres, seconds. */
export interface MatchRow {
  readonly line: number;
  readonly matchId: number;
  readonly season: number;
  readonly round: number;
  readonly date: string;
  readonly venue: string;
  readonly lengthMetres: number;
  readonly widthMetres: number;
  readonly home: string;
  readonly away: string;
  readonly homeFirst: 'Left' | 'Right';
  readonly periodSeconds: readonly number[];
}

function otherThan(row: CsvRow<'home' | 'away'>, read: FieldReader): string {
  const away = read.text(row, 'away');
  return away !== '' && away === row.of.home ? read.fault(row, 'away', 'another squad than home', away) : away;
}

/** Reads a match file. `season` overrides the season of every row. **Throws** DataError. */
export function readMatches(file: string, findings: Findings, season?: number): readonly MatchRow[] {
  const table = readTable(file, matchColumns, findings);
  const read = new FieldReader(table, findings);
  const rows = table.rows.map((row): MatchRow => ({
    line: row.line,
    matchId: read.once(row, 'match_id', read.integer(row, 'match_id', 0, MAX_ID)),
    season: season ?? read.integer(row, 'season', 1858, idBounds.season),
    round: read.integer(row, 'afl_round_number', ...bounds.roundNumber),
    date: read.date(row, 'date_utc'),
    venue: read.text(row, 'venue'),
    lengthMetres: read.integer(row, 'venue_length_m', ...bounds.lengthMetres),
    widthMetres: read.integer(row, 'venue_width_m', ...bounds.widthMetres),
    home: read.text(row, 'home'),
    away: otherThan(row, read),
    homeFirst: read.word(row, 'home_direction_q1', ['left', 'right']) === 'left' ? 'Left' : 'Right',
    periodSeconds: read
      .matching(row, 'periods_end_secs', /^\d+(?:;\d+)*$/u, 'seconds such as 1934;2023;1841;1923')
      .split(';')
      .map(Number),
  }));
  read.throwIfAny();
  return rows;
}
