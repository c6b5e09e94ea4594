import type { Match } from '../../match.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { AcrossState } from './across-state.js';
import { matchOfRow } from './match-cells.js';
import type { SelectedMatches } from './selected-matches.js';
import type { StatisticsQuery } from './statistics-query.js';

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
    const positions = matches.map((): number[] => []);
    selected.rows.forEach((row, at) => positions[matchOfRow(selected, level, row)]?.push(at));
    matches.forEach(({ id }, match) => {
      const list = positions[match] ?? [];
      if (list.length > 0) found.set(id, { season, match, positions: Int32Array.from(list) });
    });
  });
  return found;
}

/** A row of a match: its group, its cell, and the column of its totals, a slot or a side. */
export interface Row {
  readonly group: number;
  readonly cell: number;
  readonly column: number;
  readonly side: SideIndex;
}

/** Returns the rows of a match. A player who is not in it, as its header was corrected since, has no row. */
export function rowsOf(state: AcrossState, match: Match, { season, match: at, positions }: MatchRows): readonly Row[] {
  const { columns, rows } = state.selected.seasons[season] as SelectedMatches['seasons'][number];
  const isCurrent = columns.matches[at]?.revision === match.revision;
  const slots = isCurrent ? undefined : new Map(Array.from(match.persons, (personId, slot) => [personId, slot]));
  const cellOf = state.cellTallies.length === 0 ? undefined : state.cells().cellOf[season];
  return Array.from(positions, (position): Row => {
    const row = rows[position] as number;
    const isPlayer = state.query.level === 'player';
    const slot = slots === undefined ? columns.slots[row] : slots.get(columns.persons[row] as number);
    return {
      group: state.groups.groupOf[season]?.[position] as number,
      cell: cellOf?.[position] ?? 0,
      column: isPlayer ? (slot ?? -1) : row & 1,
      side: ((isPlayer ? (columns.squadRows[row] as number) : row) & 1) as SideIndex,
    };
  }).filter(({ column }) => column >= 0);
}
