import path from 'node:path';
import { importSeasons, type ChainsCsvFiles, type ImportOutcome, type ImportTarget } from '@goalsquare/data';
import { put } from './folder.js';
import { textOf, type Beside } from './results-csv.js';

/** A CSV file as rows by line: line 1 holds the columns, so `rows[n]` is line n + 1. */
export type Rows = readonly (readonly string[])[];

const split = (text: string): Rows =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s*,\s*/u));

/** Invented events of one match: both ends, repeats, annotations, rushed behinds and rows that are none. */
export const events: Rows = split(`
  match_id, seq, chain, chain_start, chain_end, chain_side, period, period_secs, side, person_id, type, disposal, shot, behind_info, x, y, turnover_dup
  900001, 1,  1, centreBounce, turnover,   H, 1, 0,  ,  ,   Centre Bounce,         ,            ,  , 0,   0,  0
  900001, 2,  1, centreBounce, turnover,   H, 1, 4,  H, 11, Hard Ball Get,         ,            ,  , 2,   1,  0
  900001, 3,  1, centreBounce, turnover,   H, 1, 5,  H, 11, Kick,                  clanger,     ,  , 3,   1,  0
  900001, 4,  1, centreBounce, turnover,   H, 1, 9,  A, 21, Uncontested Mark,      ,            ,  , 30,  5,  1
  900001, 5,  2, possGain,     goal,       A, 1, 9,  A, 21, Uncontested Mark,      ,            ,  , -30, -5, 0
  900001, 6,  2, possGain,     goal,       A, 1, 12, A, 21, Kick,                  effective,   0, , -28, -5, 0
  900001, 7,  2, possGain,     goal,       A, 1, 12, A, 21, Kick Into F50,         ,            ,  , -28, -5, 0
  900001, 8,  2, possGain,     goal,       A, 1, 15, A, 22, Kick Inside 50 Result, ,            ,  , 45,  2,  0
  900001, 9,  2, possGain,     goal,       A, 1, 16, A, 22, Mark On Lead,          ,            ,  , 45,  2,  0
  900001, 10, 2, possGain,     goal,       A, 1, 25, A, 22, Kick,                  effective,   1, , 45,  2,  0
  900001, 11, 2, possGain,     goal,       A, 1, 27, A, 22, Goal,                  ,            ,  , 45,  2,  0
  900001, 12, 3, throwIn,      rushed,     H, 1, 60, H, 12, Loose Ball Get,        ,            ,  , 60,  20, 0
  900001, 13, 3, throwIn,      rushed,     H, 1, 64, A, 21, Spoil,                 ,            ,  , 79,  3,  0
  900001, 14, 4, kickIn,       rushedOpp,  H, 2, 5,  H, 12, Kickin play on,        ,            ,  , -72, 0,  0
  900001, 15, 4, kickIn,       rushedOpp,  H, 2, 6,  H, 12, Handball,              ,            ,  , -70, 0,  0
  900001, 16, 4, kickIn,       rushedOpp,  H, 2, 7,  H, 12, Kick,                  ,            ,  , -70, 4,  0
  900001, 17, 5, ballUp,       ballUpCall, ,  2, 20, ,  ,   Ball Up Call,          ,            ,  , 5,   5,  0
  900001, 18, 6, throwIn,      endQuarter, A, 2, 30, A, 21, Sausage Sizzle,        ,            ,  , 8,   60, 0
  900001, 19, 6, throwIn,      endQuarter, A, 2, 33, A, ,   Spoil,                 ,            ,  , 9,   50, 0
  900001, 20, 6, throwIn,      endQuarter, A, 2, 40, A, 22, Gather,                ,            ,  , 10,  45, 0
  900001, 21, 6, throwIn,      endQuarter, A, 2, 41, A, 22, Kick Into F50,         ,            ,  , 10,  45, 0
  900001, 22, 6, throwIn,      endQuarter, A, 2, 44, A, 22, Kick,                  ineffective, ,  , ,    ,   0`);

/** The events without the rows that an import reports. */
export const cleanEvents: Rows = events.filter((_, at) => ![15, 18, 19, 21].includes(at));

/** The matches of the events, one more, and their places. */
export const matches: Rows = split(`
  match_id, season, afl_round_number, date_utc, venue, venue_length_m, venue_width_m, home, away, home_points, home_direction_q1, periods_end_secs
  900001, 2031, 4, 2031-04-05, Cinder Park, 160, 140, Rivermouth, Rivergate Town, 1, right, 1801;1795
  900002, 2031, 4, 2031-04-06, Alder Green, 150, 120, Old North Wharf, Rivermouth, 0, left, 1700;1700`);

/** Phases and local times. */
export const results: Rows = split(`
  match_id, league, season, phase, round, date_local, home, away
  900001, x, 2031, FINALS, QF, 2031-04-05T14:10, Rivermouth, Rivergate Town
  900002, x, 2031, HA, 4, 2031-04-06, Old North Wharf, Rivermouth`);

/** Rows as the text of a CSV file. */
export const csvOf = (rows: Rows): string => rows.map((row) => `${row.join(',')}\n`).join('');

/** A file's rows with one field changed: `line` counts from 1, the columns being line 1. */
export const changed = (rows: Rows, line: number, column: string, value: string): Rows => {
  const place = rows[0]?.indexOf(column) ?? -1;
  return rows.map((row, at) => (at === line - 1 ? row.map((field, n) => (n === place ? value : field)) : row));
};

/** Writes the files into a folder, with changes if given, and returns their names. */
export function filesIn(
  folder: string,
  given: Readonly<Partial<Record<'events' | 'matches' | 'results', string | Uint8Array>>> = {},
): ChainsCsvFiles & Required<Pick<ChainsCsvFiles, 'matches'>> {
  put(folder, {
    'events.csv': given.events ?? csvOf(events),
    'matches.csv': given.matches ?? csvOf(matches),
    ...(given.results !== undefined && { 'results.csv': given.results }),
  });
  return {
    events: path.join(folder, 'events.csv'),
    matches: path.join(folder, 'matches.csv'),
    ...(given.results !== undefined && { results: path.join(folder, 'results.csv') }),
  };
}

/** Imports the events with files beside them into `out` within a folder. */
export function chainsWith(
  folder: string,
  beside: Beside = {},
  given: Parameters<typeof filesIn>[1] = {},
  target: Omit<ImportTarget, 'out'> = {},
): ImportOutcome {
  put(
    folder,
    Object.fromEntries(
      Object.entries(beside).map(([name, content]) => [
        `${name}.csv`,
        typeof content === 'string' ? content : textOf(content),
      ]),
    ),
  );
  const files = Object.fromEntries(Object.keys(beside).map((name) => [name, path.join(folder, `${name}.csv`)]));
  return importSeasons(
    { format: 'chains-csv', ...filesIn(folder, given), ...files },
    { out: path.join(folder, 'out'), ...target },
  );
}
