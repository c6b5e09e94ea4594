import { countingSort } from '../season/counting-sort.js';
import type { Groups } from './groups.js';
import { areApart, byStart, startsOfMatches } from './season-order.js';
import type { SelectedMatches } from './selected-matches.js';
import type { Dimension } from '../question/statistics-query.js';

/**
 * The cells of a question: one for each group and match. They form *sequences*: the cells of one group or, if rows are
 * by match, of all groups that differ only in the match. The cells of a sequence are adjacent and ordered by match
 * start.
 * **Shape**: the cells of a sequence are `sequenceStarts[sequence]` up to `sequenceStarts[sequence + 1]`, excluded;
 * `groups` by cell; `cellOf` by season and position in the selected rows.
 */
export interface MatchCells {
  readonly size: number;
  readonly groups: Int32Array;
  readonly sequenceStarts: Int32Array;
  readonly cellOf: readonly Int32Array[];
}

/** Returns the position of the match of a row in its season. */
export const matchOfRow = (
  { columns }: SelectedMatches['seasons'][number],
  level: 'player' | 'squad',
  row: number,
): number => (level === 'player' ? (columns.squadRows[row] as number) >> 1 : row >> 1);

/** Returns the sequence of each group, and how many there are. */
function sequencesOfGroups({ keys, size }: Groups): { readonly sequences: Int32Array; readonly count: number } {
  if (keys.match === undefined) return { sequences: new Int32Array(size).map((_, group) => group), count: size };
  const other = (Object.keys(keys) as Dimension[]).find((dimension) => dimension !== 'match');
  const numbers = new Map<number, number>();
  const sequences = Int32Array.from({ length: size }, (_, group) => {
    const key = (other === undefined ? undefined : keys[other])?.[group] ?? 0;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  return { sequences, count: numbers.size };
}

/** Returns the group of each selected row, season after season. */
function groupsOfRows({ ofRows }: Groups): Int32Array {
  const groups = new Int32Array(ofRows.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const ofSeason of ofRows) {
    groups.set(ofSeason, at);
    at += ofSeason.length;
  }
  return groups;
}

/** Returns the match of each selected row, as its position among the matches of all seasons, ordered by start. */
function placesOfRows({ seasons }: SelectedMatches, level: 'player' | 'squad', size: number): Int32Array {
  const matches = seasons.flatMap(startsOfMatches);
  const places = new Int32Array(matches.length);
  const order = [...matches.entries()].sort(([, one], [, other]) => byStart(one, other));
  for (const [place, [match]] of order.entries()) places[match] = place;
  const ofRows = new Int32Array(size);
  let [first, at] = [0, 0];
  for (const season of seasons) {
    for (const row of season.rows) ofRows[at++] = places[first + matchOfRow(season, level, row)] as number;
    first += season.columns.matches.ids.length;
  }
  return ofRows;
}

/** Cells ordered by match start: the group of each cell, and the cell of each row. */
interface CellsByStart {
  readonly groupOfCell: Int32Array;
  readonly cellOfRow: Int32Array;
}

/** Returns the cells of rows, which can be in any order. Sorting makes the rows of a match adjacent. */
function cellsByStart(groups: Int32Array, places: Int32Array, groupCount: number, matchCount: number): CellsByStart {
  const [cellOfRow, groupOfCell] = [new Int32Array(groups.length), new Int32Array(groups.length)];
  const [lastPlaces, lastCells] = [new Int32Array(groupCount).fill(-1), new Int32Array(groupCount)];
  let size = 0;
  for (const at of countingSort(places, matchCount)) {
    const group = groups[at] as number;
    if (lastPlaces[group] !== places[at]) {
      lastPlaces[group] = places[at] as number;
      lastCells[group] = size;
      groupOfCell[size] = group;
      size += 1;
    }
    cellOfRow[at] = lastCells[group] as number;
  }
  return { groupOfCell: groupOfCell.subarray(0, size), cellOfRow };
}

/** Returns the position at which the cells of each sequence begin. */
function startsOf(groupOfCell: Int32Array, sequences: Int32Array, count: number): Int32Array {
  const starts = new Int32Array(count + 1);
  for (const group of groupOfCell) {
    const next = (sequences[group] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let n = 1; n <= count; n += 1) starts[n] = (starts[n] as number) + (starts[n - 1] as number);
  return starts;
}

/** Divides a column of all rows into a column for each season. */
const bySeason = ({ seasons }: SelectedMatches, column: Int32Array): readonly Int32Array[] => {
  let end = 0;
  return seasons.map(({ rows }) => column.subarray(end, (end += rows.length)));
};

/**
 * Returns the cells of the selected rows. If each row is its own cell and each season ends before the next begins,
 * nothing is sorted, because the rows of a sequence are already in order.
 */
export function matchCells(selected: SelectedMatches, level: 'player' | 'squad', groups: Groups): MatchCells {
  const groupOfRow = groupsOfRows(groups);
  const size = groupOfRow.length;
  const matchCount = selected.seasons.reduce((sum, { columns }) => sum + columns.matches.ids.length, 0);
  const isOrdered = groups.isUnique && areApart(selected.seasons);
  const { groupOfCell, cellOfRow }: Partial<CellsByStart> & Pick<CellsByStart, 'groupOfCell'> = isOrdered
    ? { groupOfCell: groupOfRow }
    : cellsByStart(groupOfRow, placesOfRows(selected, level, size), groups.size, matchCount);
  const { sequences, count } = sequencesOfGroups(groups);
  const sequenceStarts = startsOf(groupOfCell, sequences, count);
  const next = sequenceStarts.slice();
  const [places, inSequence] = [new Int32Array(groupOfCell.length), new Int32Array(groupOfCell.length)];
  for (let cell = 0; cell < groupOfCell.length; cell += 1) {
    const group = groupOfCell[cell] as number;
    const sequence = sequences[group] as number;
    const place = next[sequence] as number;
    next[sequence] = place + 1;
    places[cell] = place;
    inSequence[place] = group;
  }
  const cells = cellOfRow === undefined ? places : cellOfRow.map((cell) => places[cell] as number);
  return {
    size: groupOfCell.length,
    groups: inSequence,
    sequenceStarts,
    cellOf: bySeason(selected, cells),
  };
}
