import type { Match } from '../../match.js';
import type { Plan } from '../../metrics/plan.js';
import { baseIndex } from '../../vocabulary/bases.js';
import { unsuppliedBits } from '../acts/act-selection.js';
import { playerTotals, totalCells } from '../player-totals.js';
import { squadTotals } from '../squad-totals.js';
import type { QueryWorkspace } from '../workspace.js';
import type { AcrossState } from './across-state.js';
import { addLabelled } from './add-labelled.js';
import type { BaseSums } from './base-sums.js';
import { partsOf, playingTime, selectPart, type MatchPart } from './match-parts.js';
import { rowsByMatch, rowsOf, type MatchRows, type Row } from './match-rows.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

function addColumn(sums: BaseSums, group: number, totals: Int32Array, stride: number, column: number): void {
  const { bases, capacity, values } = sums;
  for (let n = 0; n < bases.length; n += 1) {
    const at = n * capacity + group;
    values[at] = (values[at] as number) + (totals[(bases[n] as number) * stride + column] as number);
  }
}

/** Returns the groups of rows, each once. */
const distinct = (rows: readonly Row[]): readonly number[] => [...new Set(rows.map(({ group }) => group))];

/** Adds matches once to each group, and notes the tally of each cell. */
function countMatch(state: AcrossState, rows: readonly Row[], part: number, tally: Tally): void {
  const { parts, tallies, cellTallies } = state;
  const groups = state.groups.isUnique ? rows.map(({ group }) => group) : distinct(rows);
  for (const group of groups) {
    const at = group * parts.length + part;
    tally.matches[at] = (tally.matches[at] as number) + 1;
  }
  if (cellTallies.length === 0) return;
  const number = tallies.numberOf(tally.lacks) + 1;
  for (const { cell } of rows) cellTallies[cell * parts.length + part] = number;
}

/** Adds the totals of the squads that rows belong to, each once to each group. */
function addShares(state: AcrossState, rows: readonly Row[], part: number, squad: BaseSums, sums: Int32Array): void {
  const isSquad = state.query.level === 'squad';
  const pairs = new Set(rows.flatMap(({ group, side }) => (isSquad ? [group * 2, group * 2 + 1] : [group * 2 + side])));
  for (const pair of pairs) addColumn(squad, (pair >> 1) * state.parts.length + part, sums, 2, pair & 1);
}

/** Adds one match after the other to a question about parts of matches. */
export class MatchAdder {
  readonly #rows: ReadonlyMap<number, MatchRows>;

  constructor(
    private readonly state: AcrossState,
    private readonly workspace: QueryWorkspace,
  ) {
    this.#rows = rowsByMatch(state.selected, state.query.level);
  }

  /** Adds the selected rows of a match. **Empty**: does nothing if none is selected. **Throws** `WINDOW_CONFLICT`. */
  add(match: Match): void {
    const found = this.#rows.get(match.id);
    if (found === undefined) return;
    const { state, workspace } = this;
    const { query, labels } = state;
    const rows = rowsOf(state, match, found);
    const tally = state.tallies.of(match.lacks | unsuppliedBits(match, query.acts, labels?.dimensions));
    if (labels !== undefined) {
      countMatch(state, rows, 0, tally);
      addLabelled(state, labels, match, rows, tally, workspace);
      return;
    }
    for (const part of partsOf(match, query.acts, state.isByPeriod)) {
      countMatch(state, rows, part.part, tally);
      if (query.level === 'player') this.#addPlayers(match, rows, part, tally);
      else this.#addSquads(match, rows, part, tally);
      if (tally.squad !== undefined)
        addShares(state, rows, part.part, tally.squad, this.#squadSums(match, tally.squad.plan, part));
    }
  }

  #squadSums(match: Match, plan: Plan, part: MatchPart): Int32Array {
    const { state, workspace } = this;
    const selection = selectPart(match, state.query, part, workspace);
    return squadTotals(match, plan, selection, workspace.ownSums, workspace);
  }

  #addPlayers(match: Match, rows: readonly Row[], part: MatchPart, tally: Tally): void {
    const { parts, matchSums, query, timedPlan } = this.state;
    const { slots } = match.facts;
    const totals = this.workspace.totals(totalCells(match.facts));
    playerTotals(match, timedPlan, selectPart(match, query, part, this.workspace), totals, this.workspace);
    for (const { group, cell, column } of rows) {
      const at = group * parts.length + part.part;
      addColumn(tally.own, at, totals, slots, column);
      tally.seconds[at] = (tally.seconds[at] as number) + (totals[secondsOnGround * slots + column] as number);
      matchSums?.add(matchSums.own, cell * parts.length + part.part, totals, slots, column);
    }
  }

  #addSquads(match: Match, rows: readonly Row[], part: MatchPart, tally: Tally): void {
    const { plan, parts, matchSums, query } = this.state;
    const { workspace } = this;
    const selection = selectPart(match, query, part, workspace);
    const sums = squadTotals(match, plan, selection, workspace.ownSums, workspace);
    const others = query.context === 'PhysicalDiff' ? this.#mirroredSums(match, part) : sums;
    const isAgainst = query.context === 'Against' ? 1 : 0;
    for (const { group, cell, side } of rows) {
      const at = group * parts.length + part.part;
      const cellAt = cell * parts.length + part.part;
      addColumn(tally.own, at, sums, 2, side ^ isAgainst);
      if (tally.other !== undefined) addColumn(tally.other, at, others, 2, side ^ 1);
      const seconds = playingTime(match, part.windows, selection.acts?.spans, side);
      tally.seconds[at] = (tally.seconds[at] as number) + seconds;
      matchSums?.add(matchSums.own, cellAt, sums, 2, side ^ isAgainst);
      if (matchSums?.other !== undefined) matchSums.add(matchSums.other, cellAt, others, 2, side ^ 1);
    }
  }

  /** Returns what the opponents have in the same physical areas. */
  #mirroredSums(match: Match, part: MatchPart): Int32Array {
    const { state, workspace } = this;
    const selection = selectPart(match, state.query, part, workspace, 'opponent');
    return squadTotals(match, state.plan, selection, workspace.mirroredSums, workspace);
  }
}
