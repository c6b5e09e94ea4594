import { lowerBound } from '../../lower-bound.js';
import { lastRows, rowReaders } from './last-rows.js';
import { byStart, startsOfMatches } from './season-order.js';
import { NO_MARGIN, startCodes } from '../season/match-totals.js';
import type { SeasonRows } from '../season/season-columns.js';
import type { SelectedMatches, SelectedSeason } from './selected-matches.js';
import { matchResults, type MatchSelection, type StatisticsQuery } from '../question/statistics-query.js';

type SquadRowTest = (columns: SeasonRows, squadRow: number) => boolean;

/** Returns the position in `matchResults` of a squad row's result, or -1 without a result. */
export function resultAt({ margins }: SeasonRows, squadRow: number): number {
  const margin = margins[squadRow] as number;
  return margin === NO_MARGIN ? -1 : margin > 0 ? 0 : margin < 0 ? 1 : 2;
}

const dayNumber = (date: string): number => Number(date.replaceAll('-', ''));

/** Returns a test of a property of matches. **Empty**: `undefined` if the selection does not narrow it. */
function isOneOf<T>(
  allowed: readonly T[] | undefined,
  read: (columns: SeasonRows, squadRow: number) => T,
): SquadRowTest | undefined {
  if (allowed === undefined || allowed.length === 0) return undefined;
  const set = new Set(allowed);
  return (columns, squadRow) => set.has(read(columns, squadRow));
}

const ofMatch =
  (member: 'ids' | 'leagueIds' | 'levelIds' | 'seasonIds' | 'rounds' | 'venueIds' | 'days') =>
  ({ matches }: SeasonRows, squadRow: number): number =>
    matches[member][squadRow >> 1] as number;

const optional = <T>(value: T | undefined): readonly T[] | undefined => (value === undefined ? undefined : [value]);

function marginTest({ fromMargin = -Infinity, toMargin = Infinity }: MatchSelection): SquadRowTest | undefined {
  if (fromMargin === -Infinity && toMargin === Infinity) return undefined;
  return ({ margins }, squadRow) => {
    const margin = margins[squadRow] as number;
    return margin !== NO_MARGIN && margin >= fromMargin && margin <= toMargin;
  };
}

function dayTest({ fromDate, toDate }: MatchSelection): SquadRowTest | undefined {
  if (fromDate === undefined && toDate === undefined) return undefined;
  const from = fromDate === undefined ? 1 : dayNumber(fromDate);
  const to = toDate === undefined ? Infinity : dayNumber(toDate);
  const day = ofMatch('days');
  return (columns, squadRow) => day(columns, squadRow) >= from && day(columns, squadRow) <= to;
}

/** Returns the tests that a squad row must pass. */
function testsOf(
  { matches, acts: { team } }: StatisticsQuery,
  isVisible: ((matchId: number) => boolean) | undefined,
): readonly SquadRowTest[] {
  const id = ofMatch('ids');
  return [
    isVisible && ((columns: SeasonRows, squadRow: number) => isVisible(id(columns, squadRow))),
    team && ((_: SeasonRows, squadRow: number) => (squadRow & 1) === (team === 'home' ? 0 : 1)),
    isOneOf(optional(matches.leagueId), ofMatch('leagueIds')),
    isOneOf(optional(matches.levelId), ofMatch('levelIds')),
    isOneOf(matches.seasonIds, ofMatch('seasonIds')),
    isOneOf(matches.rounds, ofMatch('rounds')),
    isOneOf(matches.phases, ({ matches: of }, squadRow) => of.phaseCodes[of.phases[squadRow >> 1] as number] as string),
    isOneOf(matches.matchIds, id),
    isOneOf(matches.venueIds, ofMatch('venueIds')),
    isOneOf(matches.squadIds, ({ squadIds }, squadRow) => squadIds[squadRow] as number),
    isOneOf(matches.opponentIds, ({ squadIds }, squadRow) => squadIds[squadRow ^ 1] as number),
    isOneOf(matches.results, (columns, squadRow) => matchResults[resultAt(columns, squadRow)]),
    marginTest(matches),
    dayTest(matches),
  ].filter((test) => test !== undefined);
}

/** Returns, for each squad row, 1 if every test accepts it and otherwise 0. */
function acceptedSquadRows(columns: SeasonRows, tests: readonly SquadRowTest[]): Uint8Array {
  const accepted = new Uint8Array(columns.squadIds.length);
  if (tests.length === 0) return accepted.fill(1);
  for (let squadRow = 0; squadRow < accepted.length; squadRow += 1)
    accepted[squadRow] = tests.every((test) => test(columns, squadRow)) ? 1 : 0;
  return accepted;
}

/** Returns the row ranges of some persons, or of all. */
function personRanges(
  { persons }: SeasonRows,
  personIds: MatchSelection['personIds'],
): readonly (readonly [number, number])[] {
  if (personIds === undefined || personIds.length === 0) return [[0, persons.length]];
  return [...new Set(personIds)]
    .sort((a, b) => a - b)
    .map((id) => {
      const from = lowerBound(persons, 0, persons.length, id);
      return [from, lowerBound(persons, from, persons.length, id + 1)] as const;
    });
}

/** Returns the rows of players in accepted matches. */
function playerRows(columns: SeasonRows, accepted: Uint8Array, { personIds, start }: MatchSelection): Int32Array {
  const { squadRows, starts } = columns;
  const wanted = start === undefined ? -1 : startCodes[start];
  const ranges = personRanges(columns, personIds);
  const rows = new Int32Array(ranges.reduce((sum, [from, to]) => sum + to - from, 0));
  let size = 0;
  for (const [from, to] of ranges)
    for (let row = from; row < to; row += 1) {
      if (accepted[squadRows[row] as number] === 0 || (wanted >= 0 && starts[row] !== wanted)) continue;
      rows[size] = row;
      size += 1;
    }
  return rows.subarray(0, size);
}

/** Returns the squad rows that have a selected player. */
function squadRowsOf(columns: SeasonRows, accepted: Uint8Array, matches: MatchSelection): Int32Array {
  const { personIds, start } = matches;
  const marks = new Uint8Array(accepted.length);
  if ((personIds ?? []).length === 0 && start === undefined) marks.set(accepted);
  else for (const row of playerRows(columns, accepted, matches)) marks[columns.squadRows[row] as number] = 1;
  return Int32Array.from(marks.keys()).filter((squadRow) => marks[squadRow] === 1);
}

function matchIdsOf(seasons: readonly SelectedSeason[], level: StatisticsQuery['level']): readonly number[] {
  const { match } = rowReaders[level];
  const found = seasons.flatMap(({ columns, rows }) => {
    const marks = new Uint8Array(columns.matches.ids.length);
    for (const row of rows) marks[match(columns, row)] = 1;
    return startsOfMatches({ columns, rows }).filter((_, m) => marks[m] === 1);
  });
  return found.sort(byStart).map(({ id }) => id);
}

/**
 * Selects the matches of a question. For squads, a selection by person or start selects the matches in which such a
 * player has played. `isVisible` excludes matches that the caller may not see.
 * **Empty**: matches that have not started are never selected. A match without a result is not selected by result or
 * margin.
 */
export function selectMatches(
  query: StatisticsQuery,
  seasons: readonly SeasonRows[],
  isVisible?: (matchId: number) => boolean,
): SelectedMatches {
  const { level, matches } = query;
  const tests = testsOf(query, isVisible);
  const all = seasons.map((columns): SelectedSeason => {
    const accepted = acceptedSquadRows(columns, tests);
    if (level === 'squad') return { columns, rows: squadRowsOf(columns, accepted, matches) };
    const areAll = tests.length === 0 && (matches.personIds ?? []).length === 0 && matches.start === undefined;
    const rows = areAll ? columns.persons.map((_, row) => row) : playerRows(columns, accepted, matches);
    return { columns, rows };
  });
  const selected = matches.last === undefined ? all : lastRows(all, matches.last, level);
  return { seasons: selected, matchIds: () => matchIdsOf(selected, level) };
}
