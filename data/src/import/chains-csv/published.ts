import { isDeepStrictEqual } from 'node:util';
import { bounds, MAX_ID } from '@goalsquare/engine';
import type { Register } from '../../register/register.js';
import { AFL } from '../afl-ids.js';
import { CompactRows } from '../compact-rows.js';
import { openTable, type CsvRow, type CsvRows } from '../csv.js';
import { headerOfCsv } from '../csv-header.js';
import { FieldReader } from '../field-reader.js';
import type { ReadOptions } from '../importer.js';
import { bareName } from '../match-columns.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';
import { dateOf } from '../results-csv/date.js';
import { resultRowsOf, type ResultRow } from '../results-csv/rows.js';
import type { EventRow, MatchEvents } from './event-row.js';
import { eventsOf, type EventColumn } from './events.js';
import type { MatchRow } from './matches.js';
import { publishedColumns, repeatedColumns, type PublishedColumn } from './published-columns.js';
import { PublishedPersons } from './published-persons.js';
import { plainRows } from './published-rows.js';
import { TeamNames, TeamSides } from './team-sides.js';

type Row = CsvRow<PublishedColumn>;
type PlainRow = CsvRow<EventColumn>;

/** Published events, in which every row describes its match. Match ids count from 1. */
export interface PublishedChains {
  readonly file: string;
  readonly matches: readonly MatchRow[];
  readonly events: ReadonlyMap<number, MatchEvents>;
  /** The result row of each match. */
  readonly rows: ReadonlyMap<number, ResultRow>;
  readonly persons: PublishedPersons;
  /** Number of matches whose id the contract does not allow. */
  readonly unfitIds: number;
}

/** Maximum number of rows in a file: about two seasons. */
const MOST_ROWS = 1_000_000;

/** Checks whether an event file has the columns of the AFL's feed or of torp, rather than those of `events.csv`. */
export const isPublished = (file: string): boolean =>
  headerOfCsv(file).some((name) => bareName(name) === bareName(publishedColumns.chain_start.names[0]));

/** Returns the key of a row's match: its id, or everything that the row contains about the match. */
function matchKeyOf({ of }: Row): string {
  const { match_id: id, season, round_number: number, round, home, away, date_local: date, utc_start: start } = of;
  return id === '' ? [season, number, round, home, away, date, start].join('\n') : id;
}

/**
 * Returns a match's rows in the order of its events. `displayOrder` counts either through the match or within each
 * chain.
 */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const countsThroughMatch = new Set(rows.map(({ of }) => of.seq)).size * 2 > rows.length;
  const byChain = (a: Row, b: Row): number => Number(a.of.chain) - Number(b.of.chain);
  const bySeq = (a: Row, b: Row): number => Number(a.of.seq) - Number(b.of.seq);
  const [first, second] = countsThroughMatch ? [bySeq, byChain] : [byChain, bySeq];
  return [...rows].sort((a, b) => first(a, b) || second(a, b));
}

/** The rows of a file by match. To save memory, the rows of a match are built again on each read. */
interface RowsByMatch {
  readonly names: TeamNames;
  readonly matches: readonly (() => readonly Row[])[];
}

function byMatch({ rows, headers }: CsvRows<PublishedColumn>, read: FieldReader): RowsByMatch {
  const all = new CompactRows<Row['of']>(Object.keys(headers) as PublishedColumn[]);
  const lines: number[] = [];
  const names = new TeamNames();
  const matches = new Map<string, number[]>();
  for (const row of rows) {
    read.integer(row, 'seq', 0, MAX_ID);
    names.add(row);
    const key = matchKeyOf(row);
    const match = matches.get(key);
    lines.push(row.line);
    if (match === undefined) matches.set(key, [all.add(row.of)]);
    else match.push(all.add(row.of));
  }
  return {
    names,
    matches: [...matches.values()].map(
      (places) => () => places.map((place) => ({ line: lines[place] ?? 0, of: all.at(place) })),
    ),
  };
}

/** Returns the rows of a match in order. Leaves out and reports duplicates. */
function inOrderOnce(rows: readonly Row[], read: FieldReader): readonly Row[] {
  const sorted = inOrder(rows);
  return sorted.filter((row, at) => {
    const before = sorted[at - 1];
    if (before === undefined || !isDeepStrictEqual(before.of, row.of)) return true;
    read.leaveOut(row, 'seq', 'a row that does not repeat an earlier one', 'row that repeats another');
    return false;
  });
}

const noFields = Object.fromEntries(Object.keys(resultColumns).map((column) => [column, ''])) as Readonly<
  Record<ResultColumn, string>
>;
const ownNames = Object.fromEntries(Object.keys(resultColumns).map((column) => [column, column])) as typeof noFields;

/** Returns `all` with the values of the columns that result files also have. */
const ofResults = (
  all: typeof noFields,
  of: Readonly<Record<PublishedColumn, string>>,
): Readonly<Record<ResultColumn, string>> => ({
  ...all,
  ...Object.fromEntries(repeatedColumns.map((column) => [column, of[column]])),
});

/** Converts an event row to a result row with the facts about its match. */
const resultFieldsOf = ({ line, of }: Row): CsvRow<ResultColumn> => ({
  line,
  of: {
    ...ofResults(noFields, of),
    match_id: /^\d+$/u.test(of.match_id) ? of.match_id : '',
    round: of.round === '' ? of.round_number : of.round,
  },
});

function periodSecondsOf(rows: readonly EventRow[]): readonly number[] {
  const ends: (number | undefined)[] = [];
  for (const { period, seconds } of rows) ends[period - 1] = Math.max(ends[period - 1] ?? 0, seconds);
  return Array.from(ends, (end) => end ?? 0);
}

/** Returns the facts about a match in an event row, in the form of a row of a match file, without periods. */
function matchOf(row: Row, id: number, result: ResultRow, read: FieldReader): Omit<MatchRow, 'periodSeconds'> {
  const { round_number: number } = row.of;
  if (number === '' && result.round === undefined) read.fault(row, 'round_number', 'the round number of a final', 0);
  return {
    line: row.line,
    matchId: id,
    season: result.seasonId,
    round: number === '' ? (result.round ?? 0) : read.integer(row, 'round_number', ...bounds.roundNumber),
    date: dateOf(result.start, undefined)?.startDate ?? read.fault(row, 'date_local', 'the day of the match', ''),
    venue: read.text(row, 'venue'),
    lengthMetres: read.integer(row, 'venue_length_m', ...bounds.lengthMetres),
    widthMetres: read.integer(row, 'venue_width_m', ...bounds.widthMetres),
    home: result.home,
    away: result.away,
    homeFirst: read.word(row, 'home_direction_q1', ['left', 'right']) === 'left' ? 'Left' : 'Right',
  };
}

/** Adds the source's ids of the match and its squads to a match's result. */
function withIds(result: ResultRow, { of }: Row, register: Register): ResultRow {
  const { match_id: match, home_team_id: home, away_team_id: away } = of;
  if (match === '' || /^\d+$/u.test(match)) return result;
  const team = (id: string): string | undefined => (id === '' ? undefined : id);
  return {
    ...result,
    matchId: register.idOf('match', AFL, match),
    external: { source: AFL, match, home: team(home), away: team(away) },
  };
}

/** Returns the names that the file uses for the columns of an event file. */
function plainHeaders({ headers }: CsvRows<PublishedColumn>): Readonly<Record<EventColumn, string>> {
  return { ...headers, chain_side: headers.chain_team_id, side: headers.team_id, turnover_dup: headers.chain_end };
}

function* flatRows(
  { matches }: RowsByMatch,
  sides: TeamSides,
  persons: PublishedPersons,
  read: FieldReader,
): Generator<PlainRow> {
  for (const [at, rows] of matches.entries()) yield* plainRows(at + 1, inOrderOnce(rows(), read), sides, persons);
}

/**
 * Reads events as the AFL and torp publish them. Derives sides from teams, and chain owners and repeated turnovers from
 * the events. `season` overrides the season of every row. **Throws** DataError.
 */
export function readPublished(
  file: string,
  { season, register, findings }: Pick<ReadOptions, 'season' | 'register' | 'findings'>,
): PublishedChains {
  const table = openTable(file, publishedColumns, findings, MOST_ROWS);
  const read = new FieldReader(table, findings);
  const groups = byMatch(table, read);
  const firsts = groups.matches.flatMap((rows) => inOrder(rows())[0] ?? []);
  const { rows: results, unfitIds } = resultRowsOf(
    {
      file: table.file,
      headers: ofResults(ownNames, table.headers),
      has: () => true,
      rows: firsts.map(resultFieldsOf),
    },
    findings,
    season,
    true,
  );
  const matches = results.flatMap((result, at) => {
    const row = firsts[at];
    return row === undefined ? [] : [matchOf(row, at + 1, result, read)];
  });
  const [sides, persons] = [new TeamSides(groups.names.mostFrequent(), read), new PublishedPersons()];
  const plain = { file: table.file, headers: plainHeaders(table), rows: flatRows(groups, sides, persons, read) };
  const events = eventsOf(plain, findings);
  read.throwIfAny();
  return {
    file: table.file,
    matches: matches.map((match) => ({
      ...match,
      periodSeconds: periodSecondsOf(events.get(match.matchId)?.rows() ?? []),
    })),
    events,
    rows: new Map(results.map((result, at) => [at + 1, withIds(result, firsts[at] as Row, register)])),
    persons,
    unfitIds,
  };
}
