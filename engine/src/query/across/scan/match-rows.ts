import type { ActMatch } from '../../acts/act-match.js';
import type { AcrossState } from './across-state.js';
import { countingSort } from '../season/counting-sort.js';
import { matchOfRow } from './match-cells.js';
import type { SelectedMatches } from './selected-matches.js';
import type { StatisticsQuery } from '../question/statistics-query.js';

/** The selected rows of a match, as positions among the selected rows of its season. */
export interface MatchRows {
  readonly season: number;
  readonly match: number;
  readonly positions: Int32Array;
}

/** Returns the selected rows of each selected match, by its id. */
export function rowsByMatch(
  { seasons }: SelectedMatches,
  level: StatisticsQuery['level'],
): ReadonlyMap<number, MatchRows> {
  const found = new Map<number, MatchRows>();
  seasons.forEach((selected, season) => {
    const { matches } = selected.columns;
    const matchOf = new Int32Array(selected.rows.length);
    for (let at = 0; at < matchOf.length; at += 1)
      matchOf[at] = matchOfRow(selected, level, selected.rows[at] as number);
    const order = countingSort(matchOf, matches.ids.length);
    for (let from = 0, to = 0; from < order.length; from = to) {
      const match = matchOf[order[from] as number] as number;
      while (to < order.length && matchOf[order[to] as number] === match) to += 1;
      found.set(matches.ids[match] as number, { season, match, positions: order.subarray(from, to) });
    }
  });
  return found;
}

/**
 * The rows of a match. **Shape**: columns of at least `size`: the group and the cell of each row, the column of its
 * totals (a slot or a side), and its side.
 */
export interface RowsOfMatch {
  readonly size: number;
  readonly groups: Int32Array;
  readonly cells: Int32Array;
  readonly columns: Uint8Array;
  readonly sides: Uint8Array;
}

/** A buffer for the rows of a match, which is reused for each match. */
export class RowBuffer {
  #columns = rowColumns(64);

  /** Returns columns of at least `size`, which may contain values of an earlier match. */
  columns(size: number): Omit<RowsOfMatch, 'size'> {
    if (this.#columns.groups.length < size) this.#columns = rowColumns(size);
    return this.#columns;
  }
}

const rowColumns = (size: number): Omit<RowsOfMatch, 'size'> => ({
  groups: new Int32Array(size),
  cells: new Int32Array(size),
  columns: new Uint8Array(size),
  sides: new Uint8Array(size),
});

/**
 * Returns the rows of a match, valid until the buffer is used again. A player whom a later correction removed from the
 * header has no row.
 */
export function rowsOf(
  { query: { level }, selected, groups, cellTallies, cells }: AcrossState,
  match: Pick<ActMatch, 'revision' | 'persons'>,
  { season, match: at, positions }: MatchRows,
  buffer: RowBuffer,
): RowsOfMatch {
  const { columns: from, rows } = selected.seasons[season] as SelectedMatches['seasons'][number];
  const isCurrent = from.matches.revisions[at] === match.revision;
  const groupOf = groups.ofRows[season] as Int32Array;
  const cellOf = cellTallies.length === 0 ? undefined : cells().cellOf[season];
  const found = buffer.columns(positions.length);
  let size = 0;
  for (const position of positions) {
    const row = rows[position] as number;
    const squadRow = level === 'player' ? (from.squadRows[row] as number) : row;
    const slot = isCurrent ? (from.slots[row] as number) : match.persons.indexOf(from.persons[row] as number);
    if (level === 'player' && slot < 0) continue;
    found.groups[size] = groupOf[position] as number;
    found.cells[size] = cellOf?.[position] ?? 0;
    found.sides[size] = squadRow & 1;
    found.columns[size] = level === 'player' ? slot : row & 1;
    size += 1;
  }
  return { size, ...found };
}

/** Returns each distinct pair of a side and a group of its rows. For squads, each group is paired with both sides. */
export function sidePairs(
  { query }: AcrossState,
  rows: RowsOfMatch,
): readonly (readonly [side: number, group: number])[] {
  const pairs = new Set<number>();
  for (let row = 0; row < rows.size; row += 1) {
    const group = (rows.groups[row] as number) * 2;
    pairs.add(group + (rows.sides[row] as number));
    if (query.level === 'squad') pairs.add(group + 1 - (rows.sides[row] as number));
  }
  return Array.from(pairs, (pair) => [pair & 1, pair >> 1]);
}
