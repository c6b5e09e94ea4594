import type { Match } from '../../../match.js';
import type { Plan } from '../../../metrics/plan.js';
import { baseIndex } from '../../../vocabulary/bases.js';
import type { SideIndex } from '../../../vocabulary/sides.js';
import { unsuppliedBits } from '../../acts/act-selection.js';
import { playerTotals, totalCells } from '../../player-totals.js';
import { squadTotals } from '../../squad-totals.js';
import type { QueryWorkspace } from '../../workspace.js';
import type { AcrossState } from './across-state.js';
import { addLabelled } from './add-labelled.js';
import type { BaseSums } from '../season/base-sums.js';
import { partsOf, playingTime, selectPart, type MatchPart } from '../question/match-parts.js';
import { RowBuffer, rowsByMatch, rowsOf, sidePairs, type MatchRows, type RowsOfMatch } from './match-rows.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

/** The part that totals are added to: group g is at `g * parts + part`. */
interface Place {
  readonly parts: number;
  readonly part: number;
}

/** Adds the totals of some columns, each to its group. **Shape**: a total is at `base * stride + column`. */
function addColumns(
  sums: BaseSums,
  { parts, part }: Place,
  totals: Int32Array,
  stride: number,
  groups: Int32Array,
  columns: Uint8Array,
  size: number,
): void {
  const { capacity, values } = sums;
  for (const base of sums.bases) {
    const from = base * stride;
    const offset = sums.bundleOf(base) * capacity + part;
    for (let row = 0; row < size; row += 1) {
      const at = offset + (groups[row] as number) * parts;
      values[at] = (values[at] as number) + (totals[from + (columns[row] as number)] as number);
    }
  }
}

const swapped = (sides: Uint8Array): Uint8Array => sides.map((side) => side ^ 1);

/** Returns the groups of rows, each once. */
const distinct = ({ groups, size }: RowsOfMatch): Iterable<number> => new Set(groups.subarray(0, size));

/** Adds matches once to each group, and notes the tally of each cell. */
function countMatch(state: AcrossState, rows: RowsOfMatch, part: number, tally: Tally): void {
  const { parts, tallies, cellTallies } = state;
  for (const group of state.groups.isUnique ? rows.groups.subarray(0, rows.size) : distinct(rows)) {
    const at = group * parts.length + part;
    tally.matches[at] = (tally.matches[at] as number) + 1;
  }
  if (cellTallies.length === 0) return;
  const number = tallies.numberOf(tally.lacks) + 1;
  for (let row = 0; row < rows.size; row += 1) cellTallies[(rows.cells[row] as number) * parts.length + part] = number;
}

/** Adds the totals of the squads that rows belong to, each once to each group. */
function addShares(state: AcrossState, rows: RowsOfMatch, part: number, squad: BaseSums, sums: Int32Array): void {
  const pairs = sidePairs(state, rows);
  const groups = Int32Array.from(pairs, ([, group]) => group);
  const sides = Uint8Array.from(pairs, ([side]) => side);
  addColumns(squad, { parts: state.parts.length, part }, sums, 2, groups, sides, pairs.length);
}

/** Adds one match after the other to a question about parts of matches. */
export class MatchAdder {
  readonly #rows: ReadonlyMap<number, MatchRows>;
  readonly #buffer = new RowBuffer();

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
    const rows = rowsOf(state, match, found, this.#buffer);
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
    const selection = selectPart(match, state.query, part, plan, workspace);
    return squadTotals(match, plan, selection, workspace.ownSums, workspace);
  }

  #addPlayers(match: Match, rows: RowsOfMatch, part: MatchPart, tally: Tally): void {
    const { parts, matchSums, query, plan, timedPlan, secondsNeed } = this.state;
    const { slots } = match.facts;
    const totals = this.workspace.totals(totalCells(match.facts));
    const hasSeconds = (tally.lacks & secondsNeed) === 0;
    const planned = hasSeconds ? timedPlan : plan;
    const selection = selectPart(match, query, part, planned, this.workspace);
    playerTotals(match, planned, selection, totals, this.workspace);
    const place = { parts: parts.length, part: part.part };
    addColumns(tally.own, place, totals, slots, rows.groups, rows.columns, rows.size);
    for (let row = 0; row < rows.size; row += 1) {
      const at = (rows.groups[row] as number) * place.parts + place.part;
      const column = rows.columns[row] as number;
      if (hasSeconds)
        tally.seconds[at] = (tally.seconds[at] as number) + (totals[secondsOnGround * slots + column] as number);
      const cell = (rows.cells[row] as number) * place.parts + place.part;
      matchSums?.add(matchSums.own, cell, totals, slots, column);
    }
  }

  #addSquads(match: Match, rows: RowsOfMatch, part: MatchPart, tally: Tally): void {
    const { plan, parts, matchSums, query } = this.state;
    const { workspace } = this;
    const selection = selectPart(match, query, part, plan, workspace);
    const sums = squadTotals(match, plan, selection, workspace.ownSums, workspace);
    const others = query.context === 'PhysicalDiff' ? this.#mirroredSums(match, part) : sums;
    const opponents = swapped(rows.sides);
    const ownSides = query.context === 'Against' ? opponents : rows.sides;
    const place = { parts: parts.length, part: part.part };
    addColumns(tally.own, place, sums, 2, rows.groups, ownSides, rows.size);
    if (tally.other !== undefined) addColumns(tally.other, place, others, 2, rows.groups, opponents, rows.size);
    for (let row = 0; row < rows.size; row += 1) {
      const at = (rows.groups[row] as number) * place.parts + place.part;
      const side = rows.sides[row] as SideIndex;
      tally.seconds[at] = (tally.seconds[at] as number) + playingTime(match, part.windows, selection.acts?.spans, side);
      const cell = (rows.cells[row] as number) * place.parts + place.part;
      matchSums?.add(matchSums.own, cell, sums, 2, ownSides[row] as number);
      if (matchSums?.other !== undefined) matchSums.add(matchSums.other, cell, others, 2, opponents[row] as number);
    }
  }

  /** Returns what the opponents have in the same physical areas. */
  #mirroredSums(match: Match, part: MatchPart): Int32Array {
    const { state, workspace } = this;
    const selection = selectPart(match, state.query, part, state.plan, workspace, 'opponent');
    return squadTotals(match, state.plan, selection, workspace.mirroredSums, workspace);
  }
}
