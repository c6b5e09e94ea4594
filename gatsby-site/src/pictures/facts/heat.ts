import { logicalZones, zoneFor, type LogicalZone, type Row, type SideIndex, type MatchView } from '@goalsquare/engine';
import { headOf, type MatchHead } from './match-head';
import { spotOf } from './spots';

/** Side of a cell. **Units**: metres. */
const CELL_METRES = 10;

/**
 * Where a squad or a player acted, the squad attacking to the right. **Units**: metres for the side of a cell; cells
 * are counted from the centre.
 */
export interface HeatFacts {
  readonly cellMetres: number;
  readonly match: MatchHead;
  readonly side: SideIndex;
  readonly who: string;
  /** Acts in each cell: its column, its row and how many. The middle of cell 0, 0 is the centre. */
  readonly cells: readonly (readonly [column: number, row: number, acts: number])[];
  readonly zones: readonly { readonly zone: LogicalZone; readonly acts: number }[];
}

/** Who acted: a squad, or one player of it. */
export interface Actor {
  readonly side: SideIndex;
  readonly slot?: number;
  readonly who: string;
}

/** Where someone acted in some of the rows of a match. **Empty**: no cells in a log without places. */
export function heatOf(view: MatchView, { side, slot, who }: Actor, rows: readonly Row[] = view.rows): HeatFacts {
  const acts = rows.filter((row) => row.located && row.side === side && (slot === undefined || row.slot === slot));
  const cells = new Map<string, number>();
  const zones = new Map<LogicalZone, number>();
  for (const row of acts) {
    const { x, y } = spotOf(row, side, view);
    const cell = `${Math.round(x / CELL_METRES)} ${Math.round(y / CELL_METRES)}`;
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
    const zone = logicalZones[zoneFor(row, side, view.setting)];
    zones.set(zone, (zones.get(zone) ?? 0) + 1);
  }
  return {
    match: headOf(view),
    side,
    who,
    cellMetres: CELL_METRES,
    cells: [...cells]
      .map(([cell, count]) => {
        const [column = 0, row = 0] = cell.split(' ').map(Number);
        return [column, row, count] as const;
      })
      .sort(([a, b], [c, d]) => a - c || b - d),
    zones: logicalZones.map((zone) => ({ zone, acts: zones.get(zone) ?? 0 })),
  };
}
