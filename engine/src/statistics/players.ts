import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import { fillDense } from '../query/dense.js';
import { unsuppliedBits } from '../query/acts/act-selection.js';
import type { ActFilter } from '../query/filter.js';
import { playerTotals, totalCells } from '../query/totals.js';
import { ResultTable } from '../query/result-table.js';
import { selectPlayers } from '../query/selection.js';
import { QueryWorkspace } from '../query/workspace.js';
import { boxScoreFilling } from './box-score.js';
import type { Reuse } from './reuse.js';

/** Player results: slots from `firstSlot` (included) to `endSlot` (excluded). */
export interface PlayerResults {
  readonly firstSlot: number;
  readonly endSlot: number;
  readonly table: ResultTable;
}

/** Returns the slots of the persons that a filter selects. */
function slotsOf(match: Match, { team }: ActFilter): readonly [number, number] {
  const end = match.persons.length;
  return team === 'home' ? [0, match.homePlayers] : team === 'away' ? [match.homePlayers, end] : [0, end];
}

/**
 * Computes every code of a plan for all players, or for the players of one squad. Column c of the table is slot
 * `firstSlot + c`. A spare table is reused if it has the same plan and number of players. Whole-match metrics that the
 * transactions do not supply come from the box score.
 * **Empty**: a match without players has a table without columns. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is
 * combined with other seconds.
 */
export function playerStatistics(
  match: Match,
  plan: Plan,
  filter: ActFilter = {},
  { spareTable, workspace = new QueryWorkspace() }: Reuse = {},
): PlayerResults {
  const { facts } = match;
  const [firstSlot, endSlot] = slotsOf(match, filter);
  const columns = endSlot - firstSlot;
  const selection = selectPlayers(match, filter, workspace);
  const values = workspace.totals(totalCells(facts));
  playerTotals(match, plan, selection, values);
  const boxScore = match.boxScore.length === 0 ? undefined : boxScoreFilling(match, plan, filter);
  const table =
    boxScore === undefined && spareTable?.plan === plan && spareTable.columns === columns
      ? spareTable
      : new ResultTable(boxScore?.plan ?? plan, columns);
  fillDense(table, { values, stride: facts.slots, first: firstSlot }, match);
  table.lacks |= unsuppliedBits(match, filter);
  return { firstSlot, endSlot, table: boxScore?.players(table, firstSlot) ?? table };
}
