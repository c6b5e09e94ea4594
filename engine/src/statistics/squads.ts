import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import { fillDense } from '../query/dense.js';
import { unsuppliedBits, type SeenBy } from '../query/acts/act-selection.js';
import { narrowsActs, type ActFilter, type Context } from '../query/filter.js';
import { ResultTable } from '../query/result-table.js';
import { selectZones } from '../query/selection.js';
import { squadTotals } from '../query/totals.js';
import { timeWindows } from '../query/windows.js';
import { QueryWorkspace } from '../query/workspace.js';
import { mirrorBits, zoneBits } from '../query/zone-keys.js';
import { sides, type Side } from '../vocabulary/sides.js';
import { boxScoreFilling } from './box-score.js';
import type { Reuse } from './reuse.js';

/** Squad results, in the column order of the table. */
export interface SquadResults {
  readonly squads: readonly Side[];
  readonly table: ResultTable;
}

/** Swaps the squads, so that each column has its opponent's totals. */
function swap(sums: Int32Array, into: Int32Array): Int32Array {
  for (let at = 0; at < sums.length; at += 1) into[at] = sums[at ^ 1] as number;
  return into;
}

/**
 * Computes every code of a plan for both squads, or for one. `For` is a squad's own value. `Against` is its opponent's
 * value in the same logical zones, and `Diff` is the difference between the two. `PhysicalDiff` is the own value minus
 * the opponent's value in the same physical areas. Scores and areas of a filter are as the acting squad sees them;
 * `PhysicalDiff` subtracts the opponent's acts at the same moments and places. A spare table is filled again if it has
 * the same plan and number of squads. Metrics of the whole match that its transactions do not supply come from its box
 * score. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is combined with other seconds. **Source**:
 * `docs/statistics.md`.
 */
export function squadStatistics(
  match: Match,
  plan: Plan,
  filter: ActFilter = {},
  context: Context = 'For',
  { spareTable, workspace = new QueryWorkspace() }: Reuse = {},
): SquadResults {
  const { ownSums, mirroredSums, swappedSums } = workspace;
  const squads = filter.team === undefined ? sides : [filter.team];
  const first = filter.team === 'away' ? 1 : 0;
  const bits = zoneBits(filter.zones);
  const windows = timeWindows(match, filter);
  const isNarrow = narrowsActs(filter);
  const boxScore = match.boxScore.length === 0 ? undefined : boxScoreFilling(match, plan, filter);
  const newTable = () => new ResultTable(boxScore?.plan ?? plan, squads.length);
  const table =
    boxScore === undefined && spareTable?.plan === plan && spareTable.columns === squads.length
      ? spareTable
      : newTable();
  const fill = (values: Int32Array, into: ResultTable, swapped = false): ResultTable => {
    fillDense(into, { values, stride: 2, first }, match);
    into.lacks |= unsuppliedBits(match, filter);
    return boxScore?.squads(into, squads, swapped) ?? into;
  };
  const totals = (zones: number, by: SeenBy, sums: Int32Array): Int32Array =>
    squadTotals(match, plan, selectZones(match, filter, windows, [zones, zones], workspace, by), sums);
  const own = totals(bits, 'actingSquad', ownSums);
  if (context === 'For') return { squads, table: fill(own, table) };
  if (context === 'Against') return { squads, table: fill(swap(own, swappedSums), table, true) };
  const mirrored = mirrorBits(bits);
  const other =
    context === 'Diff' || (bits === mirrored && !isNarrow) ? own : totals(mirrored, 'opponent', mirroredSums);
  return {
    squads,
    table: fill(own, table).subtract(fill(swap(other, swappedSums), newTable(), true)),
  };
}
