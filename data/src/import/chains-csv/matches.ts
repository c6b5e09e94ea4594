import path from 'node:path';
import type { MatchHeader } from '@goalsquare/engine';
import { readCsv, FieldReader } from '../csv.js';

const matchColumns = ['match_id', 'season', 'afl_round_number', 'date_utc', 'venue', 'venue_length_m', 'venue_width_m', 'home', 'away', 'home_direction_q1', 'periods_end_secs'] as const;
const resultColumns = ['match_id', 'season', 'phase', 'round', 'date_local', 'home', 'away'] as const;

/** A match as its companion file describes it. **Units**: metres, seconds. */
export interface MatchRow {
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

/** What a results file adds: phase, kind of match and local time. */
export interface ResultRow {
  readonly phase: 'HA' | 'FINALS';
  readonly type: MatchHeader['type'];
  readonly startDate: string;
  readonly startTime: string | undefined;
}

const MAX_ID = 2147483647;

/** Reads the companion file of an event file. **Throws** DataError. */
export function readMatches(file: string): readonly MatchRow[] {
  const read = new FieldReader(path.basename(file));
  const rows = readCsv(file, matchColumns).map((row): MatchRow => ({
    matchId: read.once(row, 'match_id', read.integer(row, 'match_id', 0, MAX_ID)),
    season: read.integer(row, 'season', 1858, 3000),
    round: read.integer(row, 'afl_round_number', 0, 99),
    date: read.matching(row, 'date_utc', /^\d{4}-\d{2}-\d{2}$/u, 'a date such as 2026-03-14'),
    venue: read.text(row, 'venue'),
    lengthMetres: read.integer(row, 'venue_length_m', 100, 220),
    widthMetres: read.integer(row, 'venue_width_m', 80, 200),
    home: read.text(row, 'home'),
    away: read.text(row, 'away'),
    homeFirst: read.word(row, 'home_direction_q1', ['left', 'right']) === 'left' ? 'Left' : 'Right',
    periodSeconds: read.matching(row, 'periods_end_secs', /^\d+(?:;\d+)*$/u, 'seconds such as 1934;2023;1841;1923').split(';').map(Number),
  }));
  read.throwIfAny();
  return rows;
}

const typeOfRound: Readonly<Record<string, MatchHeader['type']>> = { QF: 'QF', EF: 'EF', SF: 'SF', PF: 'PF', GF: 'GF' };

/** Reads a results file, by match. **Throws** DataError. */
export function readResults(file: string): ReadonlyMap<number, ResultRow> {
  const read = new FieldReader(path.basename(file));
  const results = new Map(readCsv(file, resultColumns).map((row) => {
    const date = read.matching(row, 'date_local', /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/u, 'a date such as 2026-03-14T19:40');
    const [startDate = '', time] = date.split('T');
    return [read.integer(row, 'match_id', 0, MAX_ID), {
      phase: read.word(row, 'phase', ['HA', 'FINALS']),
      type: typeOfRound[row.of.round] ?? 'HA',
      startDate,
      startTime: time === undefined ? undefined : `${time}:00`,
    }] as const;
  }));
  read.throwIfAny();
  return results;
}
