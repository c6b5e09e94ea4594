import { pointsIn, sides, type MatchHeader } from '@goalsquare/engine';
import { DataError, type Fault } from '../../log/fault.js';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import { differentSides, writtenScore, type Scores } from '../scores.js';
import { combined, swapped } from './combined-row.js';
import { weekOf } from './round.js';
import { fieldPlace, rowName } from '../row-place.js';
import { isCounted, type ResultRow } from './rows.js';

/** The reason for leaving out a row whose match is in another file. */
export const ANOTHER_FILE = 'match that is in another file';

/**
 * Maximum number of days between two dates of the same match. One file can have the date at the venue, and another the
 * date in another time zone.
 */
const DAYS_OF_ONE = 1;
const DAY_MILLISECONDS = 86_400_000;

/** Identifies a match: the ids of its squads in ascending order, and its day, if it has a date. */
interface Meeting {
  readonly squads: string;
  readonly day: string | undefined;
}

/** A match in the folder or in an event file. */
export interface KnownMatch extends Meeting {
  readonly header: MatchHeader;
  readonly score: Scores | undefined;
  readonly isReplay: boolean;
}

/** A match of an import: all its rows, and the row that combines them. */
export interface SameMatch extends Meeting {
  readonly row: ResultRow;
  readonly rows: readonly ResultRow[];
  /** The match in the folder or in an event file. **Empty**: absent if neither has it. */
  readonly known?: KnownMatch;
}

const dayOf = ({ start: { local, instant } }: ResultRow): string | undefined =>
  local?.date ?? instant?.toISODate() ?? undefined;

const areApart = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(Date.parse(one) - Date.parse(other)) > DAYS_OF_ONE * DAY_MILLISECONDS;

const isDraw = (score: Scores): boolean => pointsIn(score, 'home') === pointsIn(score, 'away');

/** Facts, besides squads and round, that decide whether two rows describe the same match. */
interface Played {
  readonly day: string | undefined;
  readonly score: Scores | undefined;
  readonly isReplay: boolean;
  readonly byPlayer?: true | undefined;
}

/**
 * Checks whether two rows with the same season, round and squads describe different matches: only one is a replay and
 * their days may differ, or their days do differ and both were played or one is a draw.
 */
function areTwo(one: Played, other: Played): boolean {
  const isOneDay = one.day !== undefined && other.day !== undefined && !areApart(one.day, other.day);
  if (one.isReplay !== other.isReplay && !isOneDay) return true;
  const wereBothPlayed = [one, other].every(({ score, byPlayer }) => score !== undefined || byPlayer);
  const followsDraw = [one, other].some(({ score }) => score !== undefined && isDraw(score));
  return (wereBothPlayed || followsDraw) && areApart(one.day, other.day);
}

const written = (score: Scores): string => sides.map((side) => writtenScore(score, side)).join(' v ');

/** A match while rows are added to it. */
interface Slot {
  match: SameMatch;
}

/** Finds the rows that describe the same match. */
class Matcher {
  readonly #faults: Fault[] = [];
  readonly #byId = new Map<number, Slot>();
  readonly #byKey = new Map<string, Slot[]>();
  readonly #known = new Map<string, readonly KnownMatch[]>();
  readonly #knownById = new Map<number, KnownMatch>();
  readonly #taken = new Set<KnownMatch>();
  readonly #slots: Slot[] = [];

  constructor(
    private readonly squadId: (name: string) => number,
    known: readonly KnownMatch[],
    private readonly findings: Findings,
  ) {
    for (const one of known) {
      const { seasonId, type, roundNumber } = one.header;
      const key = this.#keyOf(seasonId, type, weekOf(one.header) ?? roundNumber, one.squads);
      this.#known.set(key, [...(this.#known.get(key) ?? []), one]);
      this.#knownById.set(one.header.id, one);
    }
  }

  #keyOf(seasonId: number, type: string, number: number | undefined, squads: string): string {
    return [seasonId, type === 'HA' ? type : 'final', number ?? '', squads].join(' ');
  }

  add(row: ResultRow): void {
    const ids = [row.home, row.away].map((name) => this.squadId(name)).sort((a, b) => a - b);
    const meeting = { squads: ids.join(' '), day: dayOf(row) };
    const key = this.#keyOf(row.seasonId, row.type, row.week ?? row.round, meeting.squads);
    const slots = this.#byKey.get(key) ?? [];
    const played = { ...row, day: meeting.day };
    const own = row.matchId === undefined ? undefined : this.#byId.get(row.matchId);
    const others = slots.map((one) => one.match);
    const match = own?.match ?? this.#nearest(played, others, (one) => ({ ...one.row, day: one.day }));
    const slot = match === undefined ? undefined : (own ?? slots.find((one) => one.match === match));
    const next = slot ?? { match: this.#first(row, key, meeting) };
    if (slot === undefined) {
      this.#slots.push(next);
      this.#byKey.set(key, [...slots, next]);
    } else slot.match = this.#joined(slot.match, row, meeting);
    if (next.match.row.matchId !== undefined) this.#byId.set(next.match.row.matchId, next);
  }

  /** Returns the match of a row: the match on its day, if several are possible. */
  #nearest<M extends Meeting>(row: Played, matches: readonly M[], played: (match: M) => Played): M | undefined {
    const same = matches.filter((match) => !areTwo(played(match), row));
    return same.find(({ day }) => day !== undefined && !areApart(day, row.day)) ?? same[0];
  }

  /** Creates a match from its first row. If the folder has the match, the sides are those in the folder. */
  #first(row: ResultRow, key: string, meeting: Meeting): SameMatch {
    const candidates = (this.#known.get(key) ?? []).filter((one) => !this.#taken.has(one));
    const byId = row.matchId === undefined ? undefined : this.#knownById.get(row.matchId);
    const isSeason = byId?.header.seasonId === row.seasonId && byId.squads === meeting.squads;
    const known = isSeason ? byId : this.#nearest({ ...row, day: meeting.day }, candidates, (one) => one);
    if (known !== undefined) this.#taken.add(known);
    const isRegistered = row.external !== undefined;
    if (known !== undefined && row.matchId !== undefined && row.matchId !== known.header.id && !isRegistered)
      this.#fault(
        row,
        'match_id',
        row.matchId,
        `${known.header.id}, the id that the match of ${row.home} and ${row.away} already has`,
      );
    const isSwapped = known !== undefined && this.squadId(row.home) !== known.header.home.id;
    const own = known !== undefined && isRegistered ? { ...row, matchId: known.header.id } : row;
    return { ...meeting, row: isSwapped ? swapped(own) : own, rows: [row], ...(known && { known }) };
  }

  #joined(before: SameMatch, row: ResultRow, { squads }: Meeting): SameMatch {
    const first = before.row;
    if (squads !== before.squads)
      this.#fault(
        row,
        'match_id',
        row.matchId,
        `the id of ${row.home} v ${row.away}; ${rowName(first)} of ${first.file} has it for ${first.home} v ${first.away}`,
      );
    const isSwapped = this.squadId(row.home) !== this.squadId(first.home);
    const oriented = isSwapped ? swapped(row) : row;
    if (row.matchId !== undefined && first.matchId !== undefined && row.matchId !== first.matchId)
      this.#fault(
        row,
        'match_id',
        row.matchId,
        `${first.matchId}, the id that the match of ${first.home} and ${first.away} already has`,
      );
    const [one, other] = [first.score, oriented.score];
    const differ = one !== undefined && other !== undefined && differentSides(one, other).length > 0;
    if (differ && !row.byPlayer)
      this.#fault(
        row,
        'score',
        written(other),
        `${written(one)}, the score of ${first.home} v ${first.away} (${rowName(first)} of ${first.file})`,
      );
    this.#leaveOut(row, before, isSwapped);
    return { ...before, row: combined(first, oriented), rows: [...before.rows, row] };
  }

  /**
   * Counts a row as left out if another row already has its match. If both rows are in one file, it is also reported.
   * Player rows are not counted.
   */
  #leaveOut(row: ResultRow, { rows }: SameMatch, isSwapped: boolean): void {
    if (!isCounted(row) || !rows.some(isCounted)) return;
    const before = rows.find((one) => one.file === row.file);
    if (before === undefined) this.findings.rows.leftOut(row.file, ANOTHER_FILE);
    else
      this.findings.leaveOut(
        {
          ...fieldPlace(row, 'home'),
          value: row.home,
          allowed: `a match that no other row has; ${rowName(before)} has it${isSwapped ? ', with the sides swapped' : ''}`,
        },
        'second row of a match',
      );
  }

  #fault(row: ResultRow, field: string, value: unknown, allowed: string): void {
    this.#faults.push({ ...fieldPlace(row, field), value, allowed });
  }

  /**
   * Returns the matches in the order of their first rows. **Throws** DataError if the rows of a match contradict each
   * other.
   */
  matches(): readonly SameMatch[] {
    if (this.#faults.length > 0) throw new DataError(this.#faults);
    return this.#slots.map(({ match }) => match);
  }
}

/** Returns the matches of headers, with their scores if they are known. */
export function knownMatches(
  headers: readonly MatchHeader[],
  scoreOf: (header: MatchHeader) => Scores | undefined,
): readonly KnownMatch[] {
  const met = new Set<string>();
  return [...headers]
    .sort((a, b) => a.roundNumber - b.roundNumber)
    .map((header) => {
      const squads = sides
        .map((side) => header[side].id)
        .sort((a, b) => a - b)
        .join(' ');
      const key = [header.seasonId, header.type, squads].join(' ');
      const isReplay = header.type !== 'HA' && met.has(key);
      met.add(key);
      return { header, squads, day: header.date?.startDate, score: scoreOf(header), isReplay };
    });
}

/**
 * Groups rows by match. Rows describe the same match if they have the same id, or the same season, round and pair of
 * squads in either order. Rows more than a day apart are different matches if both were played or one is a draw. Rows
 * of a match complete each other. All but the first count as left out. **Throws** DataError if scores or ids disagree.
 */
export function sameMatches(
  rows: readonly ResultRow[],
  { squad }: Pick<ImportContext, 'squad'>,
  known: readonly KnownMatch[],
  findings: Findings,
): readonly SameMatch[] {
  const matcher = new Matcher((name) => squad(name).id, known, findings);
  for (const row of rows) matcher.add(row);
  return matcher.matches();
}
