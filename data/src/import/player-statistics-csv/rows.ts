import { createHash } from 'node:crypto';
import { MAX_ID, type BoxScoreLine, type Side } from '@goalsquare/engine';
import type { FoundId, Register } from '../../register/register.js';
import { openTable, type CsvRow } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';
import { isBye, resultRowsOf, statusOfWord, type ResultRow } from '../results-csv/rows.js';
import { personIdsBy } from '../register-ids.js';
import { sourceOfIds } from './id-source.js';
import { Blanks, type Blank } from './blanks.js';
import { playerStatisticsColumns, statisticCodes, type PlayerStatisticsColumn, type StatisticCode } from './columns.js';

/** A player in a match, from a row of player statistics. **Empty**: no `personId` if the file has no ids. */
export interface PlayerRow {
  readonly line: number;
  /** Name of the squad. `side` is set if the file contains it. */
  readonly team: string;
  readonly side: Side | undefined;
  readonly personId: number | undefined;
  /** The source's id of the person. **Empty**: absent if the file has our own ids. */
  readonly externalId?: Pick<FoundId, 'source' | 'externalId'>;
  readonly fullname: string;
  readonly firstname: string | undefined;
  readonly surname: string | undefined;
  readonly jumper: number | undefined;
  readonly statistics: BoxScoreLine['statistics'];
  readonly timeOnGroundPercent: number | undefined;
  readonly substitute: BoxScoreLine['substitute'];
}

/** The players in a match, and the file's facts about the match. **Empty**: no score if the file has none. */
export interface PlayerMatch {
  readonly match: ResultRow;
  readonly players: readonly PlayerRow[];
}

export interface PlayerStatistics {
  readonly file: string;
  readonly matches: readonly PlayerMatch[];
  /** Number of matches whose id the contract does not allow. */
  readonly unfitIds: number;
  /** Number of empty fields that are read as 0. */
  readonly zeros: number;
}

type Row = CsvRow<PlayerStatisticsColumn>;

/** Maximum number of rows in a file: about 25 seasons. */
const MOST_ROWS = 250_000;

const FIRST_ROW = 'the first row of the match is used';
const MOST = { count: 999, metres: 9999 } as const;

const sideWords: ReadonlyMap<string, Side> = new Map([
  ['home', 'home'],
  ['away', 'away'],
]);

/** Matches an AFL player id such as CD_I1000001, and captures its number. */
const aflPerson = /^CD_I(\d+)$/u;

/**
 * Returns a row in which `status` is the status of the match and not a side, the person id is a number, and the home
 * and away squads are set.
 */
function withPlainFields(row: Row): Row {
  const { home_away: side, person_id: person, status } = row.of;
  const isStatus = side !== '' && !sideWords.has(side.toLowerCase()) && statusOfWord(side) !== undefined;
  const of = {
    ...row.of,
    person_id: person.replace(aflPerson, '$1'),
    ...(isStatus && { status: status === '' ? side : status, home_away: '' }),
  };
  return withSquads({ ...row, of });
}

/** Adds the home and away squads of a row that names a team and its opposition. */
function withSquads(row: Row): Row {
  const { team, opposition, home, away } = row.of;
  if (home !== '' || away !== '' || opposition === '') return row;
  const isHome = sideWords.get(row.of.home_away.toLowerCase()) === 'home';
  return { ...row, of: { ...row.of, home: isHome ? team : opposition, away: isHome ? opposition : team } };
}

/** Reads the statistics of a row. `isZero` decides which empty fields mean 0. */
function statisticsOf(
  row: Row,
  read: FieldReader,
  isZero: (code: StatisticCode) => boolean,
): BoxScoreLine['statistics'] {
  const entries = statisticCodes.flatMap((code) => {
    const isMetres = code === 'METRES_GAINED';
    const value = read.integerIfAny(row, code, isMetres ? -MOST.metres : 0, isMetres ? MOST.metres : MOST.count);
    if (value === undefined) return isZero(code) ? [[code, 0] as const] : [];
    return [[code, value] as const];
  });
  return Object.fromEntries(entries);
}

function playerOf(
  row: Row,
  read: FieldReader,
  isZero: (code: StatisticCode) => boolean,
  externalId: PlayerRow['externalId'],
  idFor: (found: FoundId) => number,
): PlayerRow {
  const [firstname, surname] = [read.textIfAny(row, 'first_name')?.trim(), read.textIfAny(row, 'surname')?.trim()];
  const parts = [firstname, surname].filter((part) => part !== undefined).join(' ');
  const fullname = parts === '' ? read.text(row, 'player').trim() : parts;
  const side = sideWords.get(row.of.home_away.toLowerCase());
  if (row.of.home_away !== '' && side === undefined) read.fault(row, 'home_away', 'Home or Away', 0);
  const substitute = read.word(row, 'substitute', ['', 'On', 'Off']);
  const number = read.integerIfAny(row, 'person_id', 0, MAX_ID);
  return {
    line: row.line,
    team: read.text(row, 'team').trim(),
    side,
    personId:
      externalId === undefined || number === undefined
        ? number
        : idFor({ kind: 'person', ...externalId, id: number, name: fullname }),
    ...(externalId && { externalId }),
    fullname,
    firstname,
    surname,
    jumper: read.integerIfAny(row, 'jumper', 0, 999),
    statistics: statisticsOf(row, read, isZero),
    timeOnGroundPercent: read.roundedIfAny(row, 'time_on_ground', 0, 100),
    substitute: substitute === '' ? undefined : substitute,
  };
}

/**
 * Options for reading player statistics. `season` overrides the season of every row, and `blank` is the meaning of
 * empty fields.
 */
interface PlayerOptions {
  readonly season?: number | undefined;
  readonly blank?: Blank | undefined;
  readonly register: Register;
}

/** Columns about the match, which the row of every player repeats. */
const matchColumns = Object.keys(resultColumns) as readonly ResultColumn[];

/** Reports match fields that differ from the first row of the match. */
function checkMatchFacts(row: Row, first: Row, read: FieldReader): void {
  for (const column of matchColumns)
    if (row.of[column] !== first.of[column])
      read.odd(row, column, `${first.of[column] || 'nothing'}, as on line ${first.line} of the match`, FIRST_ROW);
}

/**
 * Reads a player statistics file. `season` overrides the season of every row. **Throws** DataError with every faulty
 * field.
 */
export function readPlayerStatistics(
  file: string,
  findings: Findings,
  { season, blank, register }: PlayerOptions,
): PlayerStatistics {
  const table = openTable(file, playerStatisticsColumns, findings, MOST_ROWS);
  const blanks = new Blanks(table, blank);
  const read = new FieldReader(table, findings);
  const seen = new Set<string>();
  const repeats = ({ of }: Row): boolean => {
    const digest = createHash('sha1').update(Object.values<string>(of).join('\n')).digest('base64');
    const isKnown = seen.has(digest);
    seen.add(digest);
    return isKnown;
  };
  const idFor = personIdsBy(register, findings);
  const groups = new Map<string, { readonly first: Row; readonly players: PlayerRow[] }>();
  for (const one of table.rows) {
    const row = withPlainFields(one);
    if (repeats(row)) {
      read.leaveOut(row, 'team', 'a row that does not repeat an earlier one', 'row that repeats another');
      continue;
    }
    if (row.of.home === '' || row.of.away === '')
      read.fault(row, 'opposition', 'the other squad here, or both squads as Home.team and Away.team', 0);
    if (isBye(row)) read.fault(row, 'team', 'a squad; Bye is none', 0);
    const key = [row.of.season, row.of.round, row.of.home, row.of.away, row.of.date_local].join('\n');
    const group = groups.get(key) ?? { first: row, players: [] };
    if (group.players.length === 0) groups.set(key, group);
    checkMatchFacts(row, group.first, read);
    const isZero = (code: StatisticCode): boolean => blanks.readAsZero(code, row);
    const { person_id: id, home, away } = one.of;
    if (row.of.home_away === '' && home === '' && away === '' && table.has('home_away'))
      read.odd(row, 'home_away', 'Home or Away', 'the sides are taken from another row of the match, if one has them');
    const source = sourceOfIds(table, id);
    const externalId = source === undefined ? undefined : { source, externalId: id };
    group.players.push(playerOf(row, read, isZero, externalId, idFor));
  }
  read.throwIfAny();
  const all = [...groups.values()];
  const { rows, unfitIds } = resultRowsOf({ ...table, rows: all.map(({ first }) => first) }, findings, season, true);
  return {
    file: table.file,
    matches: rows.map((match, at) => ({ match, players: all[at]?.players ?? [] })),
    unfitIds,
    zeros: blanks.zeros,
  };
}
