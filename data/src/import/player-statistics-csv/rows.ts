import { boxScoreCodes, MAX_ID, type BoxScoreCode, type BoxScoreLine, type Side } from '@goalsquare/engine';
import { readTable, type CsvRow } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';
import { isBye, resultRowsOf, type ResultRow } from '../results-csv/rows.js';
import { playerStatisticsColumns, statisticColumns, type PlayerStatisticsColumn } from './columns.js';

/** A player of a match, as a row of player statistics has one. **Empty**: no `personId` if the file has no ids. */
export interface PlayerRow {
  readonly line: number;
  /** The name of the squad, and its side if the file says it. */
  readonly team: string;
  readonly side: Side | undefined;
  readonly personId: number | undefined;
  readonly fullname: string;
  readonly firstname: string | undefined;
  readonly surname: string | undefined;
  readonly jumper: number | undefined;
  readonly statistics: BoxScoreLine['statistics'];
  readonly timeOnGroundPercent: number | undefined;
  readonly substitute: BoxScoreLine['substitute'];
}

/** The players of one match, and what the file has of the match. **Empty**: no score if the file has none. */
export interface PlayerMatch {
  readonly match: ResultRow;
  readonly players: readonly PlayerRow[];
}

/** A file of player statistics. */
export interface PlayerStatistics {
  readonly file: string;
  readonly matches: readonly PlayerMatch[];
  /** Statistics that the file has a column for. */
  readonly codes: readonly BoxScoreCode[];
  /** Fields of the header that are not read. */
  readonly unused: readonly string[];
}

type Row = CsvRow<PlayerStatisticsColumn>;

const FIRST_ROW = 'the first row of the match is used';
const MOST = { count: 999, metres: 9999 } as const;

const sideWords: ReadonlyMap<string, Side> = new Map([
  ['home', 'home'],
  ['away', 'away'],
]);

/** A row whose whole numbers are written without a fraction, which pandas adds to columns with empty fields. */
function withWholeNumbers(row: Row): Row {
  const of = { ...row.of };
  for (const column of [...boxScoreCodes, 'jumper', 'person_id', 'time_on_ground', 'time_local'] as const)
    if (column in of) of[column as BoxScoreCode] = of[column as BoxScoreCode].replace(/^(-?\d+)\.0+$/u, '$1');
  return { ...row, of };
}

/** Adds the home and away squads of a row that names a team and its opposition. */
function withSquads(row: Row): Row {
  const { team, opposition, home, away } = row.of;
  if (home !== '' || away !== '' || opposition === '') return row;
  const isHome = sideWords.get(row.of.home_away.toLowerCase()) === 'home';
  return { ...row, of: { ...row.of, home: isHome ? team : opposition, away: isHome ? opposition : team } };
}

function statisticsOf(row: Row, read: FieldReader): BoxScoreLine['statistics'] {
  const entries = boxScoreCodes.flatMap((code) => {
    const isMetres = code === 'METRES_GAINED';
    const value = read.integerIfAny(row, code, isMetres ? -MOST.metres : 0, isMetres ? MOST.metres : MOST.count);
    return value === undefined ? [] : [[code, value] as const];
  });
  return Object.fromEntries(entries);
}

function playerOf(row: Row, read: FieldReader): PlayerRow {
  const [firstname, surname] = [read.textIfAny(row, 'first_name')?.trim(), read.textIfAny(row, 'surname')?.trim()];
  const parts = [firstname, surname].filter((part) => part !== undefined).join(' ');
  const fullname = parts === '' ? read.text(row, 'player').trim() : parts;
  const side = sideWords.get(row.of.home_away.toLowerCase());
  if (row.of.home_away !== '' && side === undefined) read.fault(row, 'home_away', 'Home or Away', 0);
  const substitute = read.word(row, 'substitute', ['', 'On', 'Off']);
  return {
    line: row.line,
    team: read.text(row, 'team').trim(),
    side,
    personId: read.integerIfAny(row, 'person_id', 0, MAX_ID),
    fullname,
    firstname,
    surname,
    jumper: read.integerIfAny(row, 'jumper', 0, 999),
    statistics: statisticsOf(row, read),
    timeOnGroundPercent: read.integerIfAny(row, 'time_on_ground', 0, 100),
    substitute: substitute === '' ? undefined : substitute,
  };
}

/** Columns of the match, which each of its players repeats. */
const matchColumns = Object.keys(resultColumns) as readonly ResultColumn[];

/** Reports fields of a match that differ from those of the first row of the match. */
function checkMatchFacts(row: Row, first: Row, read: FieldReader): void {
  for (const column of matchColumns)
    if (row.of[column] !== first.of[column])
      read.odd(row, column, `${first.of[column] || 'nothing'}, as on line ${first.line} of the match`, FIRST_ROW);
}

/**
 * Reads a file of player statistics. `season` is that of all its rows, if the command line names one. **Throws**
 * DataError with every faulty field.
 */
export function readPlayerStatistics(file: string, findings: Findings, season?: number): PlayerStatistics {
  const table = readTable(file, playerStatisticsColumns, findings);
  const read = new FieldReader(table, findings);
  const groups = new Map<string, { readonly first: Row; readonly players: PlayerRow[] }>();
  for (const one of table.rows) {
    const row = withSquads(withWholeNumbers(one));
    if (row.of.home === '' || row.of.away === '')
      read.fault(row, 'opposition', 'the other squad here, or both squads as Home.team and Away.team', 0);
    if (isBye(row)) read.fault(row, 'team', 'a squad; Bye is none', 0);
    const key = [row.of.season, row.of.round, row.of.home, row.of.away, row.of.date_local].join('\n');
    const group = groups.get(key) ?? { first: row, players: [] };
    if (group.players.length === 0) groups.set(key, group);
    checkMatchFacts(row, group.first, read);
    group.players.push(playerOf(row, read));
  }
  read.throwIfAny();
  const all = [...groups.values()];
  const { rows } = resultRowsOf({ ...table, rows: all.map(({ first }) => first) }, findings, season);
  return {
    file: table.file,
    matches: rows.map((match, at) => ({ match: { ...match, byPlayer: true }, players: all[at]?.players ?? [] })),
    codes: (Object.keys(statisticColumns) as BoxScoreCode[]).filter((code) => table.has(code)),
    unused: table.match.unused,
  };
}
