import type { Groups } from './groups.js';
import type { SelectedMatches } from './selected-matches.js';

/**
 * Cells are the matches of each group. A cell has one row if groups are unique, and otherwise every row of the match.
 * **Shape**: `groups` and `matches` by cell; `cellOf` by season and position in the selected rows; a match is its
 * position among the matches of all seasons, which begin at `firstMatches[season]`.
 */
export interface MatchCells {
  readonly size: number;
  readonly groups: Int32Array;
  readonly matches: Int32Array;
  readonly cellOf: readonly Int32Array[];
  readonly firstMatches: readonly number[];
}

/** Returns the position of the match of a row in its season. */
export const matchOfRow = (
  { columns }: SelectedMatches['seasons'][number],
  level: 'player' | 'squad',
  row: number,
): number => (level === 'player' ? (columns.squadRows[row] as number) >> 1 : row >> 1);

/** Returns the cells of rows that are each a cell of their own. */
function cellsOfRows({ seasons }: SelectedMatches, level: 'player' | 'squad', groupOf: Groups['groupOf']): MatchCells {
  const size = seasons.reduce((sum, { rows }) => sum + rows.length, 0);
  const [groups, matches] = [new Int32Array(size), new Int32Array(size)];
  const firstMatches: number[] = [];
  let [cell, first] = [0, 0];
  const cellOf = seasons.map((season, n) => {
    const { rows } = season;
    const cells = new Int32Array(rows.length);
    groups.set(groupOf[n] ?? [], cell);
    for (let at = 0; at < rows.length; at += 1) {
      matches[cell] = first + matchOfRow(season, level, rows[at] as number);
      cells[at] = cell;
      cell += 1;
    }
    firstMatches.push(first);
    first += season.columns.matches.length;
    return cells;
  });
  return { size, groups, matches, cellOf, firstMatches };
}

/** Returns the cells of rows of which several of a match can be in a group. */
function cellsOfGroups(
  { seasons }: SelectedMatches,
  level: 'player' | 'squad',
  groupOf: Groups['groupOf'],
): MatchCells {
  const [groups, matches]: [number[], number[]] = [[], []];
  let first = 0;
  const firstMatches: number[] = [];
  const cellOf = seasons.map((season, n) => {
    firstMatches.push(first);
    const lastCells = new Map<number, number>();
    const cells = season.rows.map((row, at) => {
      const group = groupOf[n]?.[at] ?? 0;
      const match = matchOfRow(season, level, row);
      const key = group * PAIRED + match;
      const found = lastCells.get(key);
      if (found !== undefined) return found;
      matches.push(first + match);
      const cell = groups.push(group) - 1;
      lastCells.set(key, cell);
      return cell;
    });
    first += season.columns.matches.length;
    return cells;
  });
  return {
    size: groups.length,
    groups: Int32Array.from(groups),
    matches: Int32Array.from(matches),
    cellOf,
    firstMatches,
  };
}

/** Returns the cells of the selected rows. */
export const matchCells = (
  selected: SelectedMatches,
  level: 'player' | 'squad',
  { groupOf, isUnique }: Groups,
): MatchCells => (isUnique ? cellsOfRows(selected, level, groupOf) : cellsOfGroups(selected, level, groupOf));

/** More than the matches of a season. */
const PAIRED = 65_536;
