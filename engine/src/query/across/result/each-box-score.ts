import type { AcrossState } from '../scan/across-state.js';
import { squadPairs } from '../scan/add-totals.js';
import { boxScoreReader, type CodeSums } from '../scan/box-score-sums.js';
import { matchOfRow } from '../scan/match-cells.js';
import type { SelectedSeason } from '../scan/selected-matches.js';

/** Whose sums: those of a row, of the opponent that is subtracted, or of the squads that shares are of. */
export type Operand = 'own' | 'other' | 'squad';

/** Where a box score belongs: a group, the cell of its row, and its match as a position among those of all seasons. */
export interface BoxScorePlace {
  readonly group: number;
  readonly cell: number;
  readonly match: number;
}

type Visit = (place: BoxScorePlace, sums: CodeSums) => void;

/** Visits the box score of each selected row of matches whose transactions do not supply a code. */
function eachRow(state: AcrossState, at: number, need: number, visit: (position: number, row: number) => void): void {
  const season = state.selected.seasons[at] as SelectedSeason;
  const { matches } = season.columns;
  season.rows.forEach((row, position) => {
    if (((matches[matchOfRow(season, state.query.level, row)]?.lacks ?? 0) & need) !== 0) visit(position, row);
  });
}

function ofRows(state: AcrossState, at: number, operand: Operand, n: number, visit: Visit): void {
  const season = state.selected.seasons[at] as SelectedSeason;
  const { boxScores } = season.columns;
  if (boxScores === undefined) return;
  const { plan, query, groups } = state;
  const { cellOf, firstMatches } = state.cells();
  const read = boxScoreReader(plan, n, query.level === 'player' ? boxScores.players : boxScores.squads);
  const swap = operand === 'other' || query.context === 'Against' ? 1 : 0;
  eachRow(state, at, plan.needs[n] ?? 0, (position, row) => {
    const sums = read(query.level === 'player' ? row : row ^ swap);
    if (sums === undefined) return;
    const match = (firstMatches[at] ?? 0) + matchOfRow(season, query.level, row);
    visit({ group: groups.groupsOf(at)[position] ?? 0, cell: cellOf[at]?.[position] ?? 0, match }, sums);
  });
}

function ofSquads(state: AcrossState, at: number, n: number, visit: Visit): void {
  const season = state.selected.seasons[at] as SelectedSeason;
  const { boxScores } = season.columns;
  const plan = state.tallies.plans.squad;
  if (boxScores === undefined || plan === undefined) return;
  const positions: number[] = [];
  eachRow(state, at, plan.needs[n] ?? 0, (position) => positions.push(position));
  const pairs = squadPairs(state, season, {
    rows: Int32Array.from(positions, (position) => season.rows[position] as number),
    groups: Int32Array.from(positions, (position) => state.groups.groupsOf(at)[position] ?? 0),
  });
  const read = boxScoreReader(plan, n, boxScores.squads);
  pairs.squadRows.forEach((squadRow, pair) => {
    const sums = read(squadRow);
    if (sums !== undefined) visit({ group: pairs.groups[pair] as number, cell: -1, match: squadRow >> 1 }, sums);
  });
}

/**
 * Visits what box scores supply of a code: in matches whose transactions do not supply it, so that each number has one
 * source. `n` is the position of the code in the plan of the operand.
 */
export function eachBoxScore(state: AcrossState, operand: Operand, n: number, visit: Visit): void {
  if (!state.hasBoxScores) return;
  for (const at of state.addedSeasons) {
    if (operand === 'squad') ofSquads(state, at, n, visit);
    else ofRows(state, at, operand, n, visit);
  }
}
