import { bounds, MAX_ID, statusOf, type MatchTypeCode, type StatusCode } from '@goalsquare/engine';
import { AFL, isMatchId } from '../afl-ids.js';
import { idBounds, type PhaseKind } from '../identity.js';
import { readTable, type CsvRow, type CsvTable } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { bareName } from '../match-columns.js';
import { resultColumns, type ResultColumn } from './columns.js';
import { startOf, type Start } from './date.js';
import { roundAllowed, roundOf } from './round.js';
import type { RowPlace } from '../row-place.js';
import type { Scores } from '../scores.js';
import { hasPoints, hasScore, scoresOf } from './score.js';

/** The source's ids. **Empty**: ids that are not in the file are omitted. */
export interface ExternalIds {
  readonly source: string;
  readonly match: string;
  readonly home?: string | undefined;
  readonly away?: string | undefined;
  readonly venue?: string | undefined;
}

/** A checked row of a result file or fixture. **Empty**: no score if the match has not been played. */
export interface ResultRow extends RowPlace {
  /** The id in the file, if the contract allows it. */
  readonly matchId: number | undefined;
  readonly seasonId: number;
  readonly phase: PhaseKind;
  readonly type: MatchTypeCode;
  /** Number of the round. **Empty**: `undefined` for finals. */
  readonly round: number | undefined;
  /** Week of a final. **Empty**: `undefined` for other matches. */
  readonly week: number | undefined;
  /** Whether the row calls the match a replay. */
  readonly isReplay: boolean;
  readonly start: Start;
  readonly venue: string | undefined;
  readonly home: string;
  readonly away: string;
  readonly status: StatusCode;
  readonly score: Scores | undefined;
  readonly attendance: number | undefined;
  /** The source's ids of the match, its squads and its venue. */
  readonly external?: ExternalIds;
  /** Set for a match from player rows. The player rows are counted, but not the match. */
  readonly byPlayer?: true;
  /** Set if the rows of the match are counted when they are read. */
  readonly isCountedElsewhere?: true;
}

/** The matches in a result file, and counts of its other rows. */
export interface ResultRows {
  readonly rows: readonly ResultRow[];
  readonly byes: number;
  /** Number of rows whose match id the contract does not allow. */
  readonly unfitIds: number;
}

/** Maximum number of rows in a file. All matches of the top leagues together are about 20,000. */
const MOST_ROWS = 50_000;

type Row = CsvRow<ResultColumn>;

const LIVE = 'LIVE';
const upcoming: ReadonlySet<StatusCode> = new Set(['SCHED', 'TEAMS', 'POST', 'CANC'] as const);

/** The words for the status of a match, in files of any source. */
const statusNames: Readonly<Partial<Record<StatusCode, readonly string[]>>> = {
  SCHED: ['UPCOMING', 'UNCONFIRMED_TEAMS', 'PLACEHOLDER', 'DELAYED'],
  TEAMS: ['CONFIRMED_TEAMS'],
  POST: [],
  LIVE: ['LIVE', 'IN_PROGRESS'],
  FT: ['POSTGAME', 'FULL_TIME'],
  CANC: ['CANCELED'],
  ABAN: [],
  FINAL: ['CONCLUDED', 'COMPLETED', 'COMPLETE'],
};

const statusWords = new Map(
  (Object.keys(statusNames) as StatusCode[]).flatMap((code) =>
    [code, statusOf(code).name, ...(statusNames[code] ?? [])].map((word) => [bareName(word), code] as const),
  ),
);
const statusAllowed = `nothing, or one of ${(Object.keys(statusNames) as StatusCode[]).flatMap((code) => [code, statusOf(code).name, ...(statusNames[code] ?? [])]).join(', ')}`;

/** Returns the status for a word of any source. **Empty**: `undefined` for an unknown word. */
export const statusOfWord = (word: string): StatusCode | undefined => statusWords.get(bareName(word));

/** Value of `complete` for a match that is over, in Squiggle files. **Units**: per cent. */
const OVER = 100;

/** Returns the status of a row, from its word or percentage. **Empty**: `undefined` if the row has neither. */
function saidStatus(row: Row, read: FieldReader): StatusCode | undefined {
  const { status, complete } = row.of;
  if (status !== '') return statusOfWord(status) ?? read.fault(row, 'status', statusAllowed, LIVE);
  const percentage = complete === '' ? undefined : read.integer(row, 'complete', 0, OVER);
  if (percentage === undefined) return undefined;
  return percentage === OVER ? 'FINAL' : percentage === 0 ? 'SCHED' : LIVE;
}

/** Reads the status and the score of a row. Zeros are not a score if the match has not started. */
function stateIn(row: Row, read: FieldReader, byPlayer: boolean): Pick<ResultRow, 'status' | 'score'> {
  const said = saidStatus(row, read);
  const isNil = said !== undefined && upcoming.has(said) && !hasPoints(row);
  const score = !isNil && hasScore(row) ? scoresOf(row, read) : undefined;
  const status = said ?? (score === undefined ? 'SCHED' : 'FINAL');
  if ((status === 'FINAL' || status === 'FT') && score === undefined && !byPlayer)
    read.fault(row, 'status', 'another status for a match without a score', status);
  if (score !== undefined && upcoming.has(status))
    read.fault(row, 'status', 'FINAL or ABAN for a match with a score', status);
  return { status, score };
}

function placeIn(row: Row, read: FieldReader): Pick<ResultRow, 'phase' | 'type' | 'round' | 'week' | 'isReplay'> {
  const round = roundOf(row.of.round);
  const phase = read.word(row, 'phase', ['', 'HA', 'FINALS']);
  const said = row.of.type === '' ? undefined : roundOf(row.of.type);
  if (row.of.type !== '' && row.of.type !== 'HA' && (said === undefined || 'number' in said))
    read.fault(row, 'type', 'nothing, HA, or a kind of final such as QF', 0);
  const type =
    said !== undefined && 'type' in said ? said.type : round !== undefined && 'type' in round ? round.type : 'HA';
  const number = round !== undefined && 'number' in round ? round.number : undefined;
  if (round === undefined) read.fault(row, 'round', roundAllowed, 0);
  else if (phase === 'HA' && type !== 'HA') read.fault(row, 'phase', 'FINALS for a final', 0);
  else if (phase === 'FINALS' && type === 'HA')
    read.fault(row, 'round', 'the kind of final, such as QF, here or as its type', 0);
  const isReplay = [round, said].some((one) => one !== undefined && 'type' in one && one.isReplay);
  const week = [said, round].find((one) => one !== undefined && 'type' in one && one.type === type);
  if (type === 'HA') return { phase: 'HA', type, round: number ?? 0, week: undefined, isReplay };
  return {
    phase: type === 'WC' ? 'WILDCARD' : 'FINALS',
    type,
    round: undefined,
    week: week !== undefined && 'week' in week ? week.week : undefined,
    isReplay,
  };
}

const dateColumns = ['date_local', 'utc_start', 'unix_start'] as const;

/** Reports a match that was played but has no date, although the file has a column for one. */
function reportNoDate(
  row: Row,
  { start, score }: Pick<ResultRow, 'start' | 'score'>,
  table: Pick<CsvTable<ResultColumn>, 'has'>,
  read: FieldReader,
): void {
  const column = dateColumns.find((one) => table.has(one));
  if (column !== undefined && score !== undefined && start.local === undefined && start.instant === undefined)
    read.odd(
      row,
      column,
      'a date, because the match was played',
      'the date is taken from another row of the match, if one has it',
    );
}

/**
 * Reads the season of rows: the season that the command sets for all rows, a year in the row, which may have a suffix
 * (`2031S2`), or the year of the date.
 */
class SeasonReader {
  readonly #marks = new Map<number, string>();

  constructor(private readonly given: number | undefined) {}

  of(row: Row, read: FieldReader, { local, instant }: Start): number {
    const text = row.of.season === '' ? (local?.date.slice(0, 4) ?? instant?.toFormat('yyyy') ?? '') : row.of.season;
    const year = /^(\d{4})(?:\D\w*)?$/u.exec(text)?.[1];
    const seasonId = this.given ?? (year === undefined ? NaN : Number(year));
    if (!(seasonId <= idBounds.season))
      return read.fault(
        row,
        'season',
        `a year up to ${idBounds.season}, with or without a suffix, or a date, or --season`,
        0,
      );
    const mark = this.#marks.get(seasonId) ?? text;
    this.#marks.set(seasonId, mark);
    return mark === text
      ? seasonId
      : read.fault(row, 'season', `only one season of ${seasonId} in a file; an earlier row has ${mark}`, 0);
  }
}

export const isBye = (row: CsvRow<'home' | 'away'>): boolean =>
  [row.of.home, row.of.away].some((name) => name.toLowerCase() === 'bye');

/** Reads a result file or fixture. `season` overrides the season of every row. **Throws** DataError. */
export function readResultRows(file: string, findings: Findings, season?: number): ResultRows {
  const table = readTable(file, resultColumns, findings, MOST_ROWS);
  const rows = resultRowsOf(table, findings, season);
  findings.rows.leftOut(table.file, 'bye', rows.byes);
  return rows;
}

/** Checks whether a row counts as a row of results or of a fixture. */
export const isCounted = ({ byPlayer, isCountedElsewhere }: ResultRow): boolean => !byPlayer && !isCountedElsewhere;

/**
 * Reads result rows. Rows from player statistics (`byPlayer`) need no score, because another file can have it.
 * **Throws** DataError.
 */
export function resultRowsOf(
  table: Pick<CsvTable<ResultColumn>, 'file' | 'headers' | 'has' | 'rows'>,
  findings: Findings,
  season?: number,
  byPlayer = false,
): ResultRows {
  const read = new FieldReader(table, findings);
  const seasons = new SeasonReader(season);
  let league: string | undefined;
  let unfitIds = 0;
  const idOf = (row: Row): number | undefined => {
    const fits = /^\d+$/u.test(row.of.match_id) && Number(row.of.match_id) <= MAX_ID;
    if (!fits && row.of.match_id !== '' && !isMatchId(row.of.match_id)) unfitIds += 1;
    return fits ? read.once(row, 'match_id', Number(row.of.match_id)) : undefined;
  };
  const matches = table.rows.filter((row) => !isBye(row));
  const rows = matches.map((row): ResultRow => {
    if (row.of.league !== '') league ??= row.of.league;
    if (row.of.league !== '' && row.of.league !== league)
      read.fault(row, 'league', `${league ?? ''}, as in earlier rows: a file contains one league`, 0);
    const [home, away, start] = [read.text(row, 'home').trim(), read.text(row, 'away').trim(), startOf(row, read)];
    if (home === away && home !== '') read.fault(row, 'away', 'another squad than home', 0);
    const state = stateIn(row, read, byPlayer);
    reportNoDate(row, { start, score: state.score }, table, read);
    return {
      file: table.file,
      line: row.line,
      ...(row.item !== undefined && { item: row.item }),
      matchId: idOf(row),
      seasonId: seasons.of(row, read, start),
      ...placeIn(row, read),
      start,
      venue: read.textIfAny(row, 'venue')?.trim(),
      home,
      away,
      ...state,
      attendance: read.integerIfAny(row, 'attendance', ...bounds.attendance),
      ...(isMatchId(row.of.match_id) && { external: { source: AFL, match: row.of.match_id } }),
      ...(byPlayer && { byPlayer }),
    };
  });
  read.throwIfAny();
  return { rows, byes: table.rows.length - matches.length, unfitIds };
}
