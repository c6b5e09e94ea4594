import path from 'node:path';
import { bounds, MAX_ID } from '@goalsquare/engine';
import { readTable } from '../csv.js';
import { neededColumns } from '../match-columns.js';
import { FieldReader } from '../field-reader.js';
import { idBounds } from '../identity.js';

/** THE columns of a file of matches with events. */
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

/** A match as its companion file describes it. **Units**: metres, seconds. */
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

/**
 * Reads the companion file of an event file. `season` is that of all its rows, where the words of a command name one.
 * **Throws** DataError.
 */
export function readMatches(file: string, season?: number): readonly MatchRow[] {
  const read = new FieldReader(path.basename(file));
  const rows = readTable(file, matchColumns).rows.map((row): MatchRow => ({
    line: row.line,
    matchId: read.once(row, 'match_id', read.integer(row, 'match_id', 0, MAX_ID)),
    season: season ?? read.integer(row, 'season', 1858, idBounds.season),
    round: read.integer(row, 'afl_round_number', ...bounds.roundNumber),
    date: read.matching(row, 'date_utc', /^\d{4}-\d{2}-\d{2}$/u, 'a date such as 2026-03-14'),
    venue: read.text(row, 'venue'),
    lengthMetres: read.integer(row, 'venue_length_m', ...bounds.lengthMetres),
    widthMetres: read.integer(row, 'venue_width_m', ...bounds.widthMetres),
    home: read.text(row, 'home'),
    away: read.text(row, 'away'),
    homeFirst: read.word(row, 'home_direction_q1', ['left', 'right']) === 'left' ? 'Left' : 'Right',
    periodSeconds: read
      .matching(row, 'periods_end_secs', /^\d+(?:;\d+)*$/u, 'seconds such as 1934;2023;1841;1923')
      .split(';')
      .map(Number),
  }));
  read.throwIfAny();
  return rows;
}
