import type { AcrossState } from './across-state.js';
import type { Rows } from './groups.js';
import type { SelectedSeason } from './selected-matches.js';

/** Distinct pairs of a squad row and a group. */
export interface SquadPairs {
  readonly squadRows: Int32Array;
  readonly groups: Int32Array;
}

/**
 * Returns the distinct pairs of squad rows and groups that rows belong to. For squads, each group is also paired with
 * the opponent.
 */
export function squadPairs(state: AcrossState, { columns }: SelectedSeason, { rows, groups }: Rows): SquadPairs {
  const { level } = state.query;
  if (level === 'player' && state.groups.isUnique)
    return { squadRows: rows.map((row) => columns.squadRows[row] as number), groups };
  const groupOf = new Int32Array(columns.squadIds.length).fill(-1);
  rows.forEach((row, at) => {
    groupOf[level === 'player' ? (columns.squadRows[row] as number) : row] = groups[at] as number;
  });
  const pairs: (readonly [squadRow: number, group: number])[] = [];
  for (let squadRow = 0; squadRow < groupOf.length; squadRow += 1) {
    const group = groupOf[squadRow] as number;
    if (group === -1) continue;
    pairs.push([squadRow, group]);
    if (level === 'squad' && groupOf[squadRow ^ 1] !== group) pairs.push([squadRow ^ 1, group]);
  }
  return {
    squadRows: Int32Array.from(pairs, ([squadRow]) => squadRow),
    groups: Int32Array.from(pairs, ([, group]) => group),
  };
}
