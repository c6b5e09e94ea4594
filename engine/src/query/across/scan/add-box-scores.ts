import type { SeasonColumns } from '../season/season-columns.js';
import type { AcrossState } from './across-state.js';
import { boxScoreReader, type CodeSums } from './box-score-sums.js';
import { addSums, type BoxScoreTally } from './box-score-tallies.js';
import { matchOfRow } from './match-cells.js';
import type { FullSeason } from './selected-matches.js';
import { squadPairs } from './squad-pairs.js';

type BoxScores = NonNullable<SeasonColumns['boxScores']>;

/** Returns the positions of selected rows in matches whose transactions do not supply a code. */
function positionsWithout({ query }: AcrossState, season: FullSeason, need: number): readonly number[] {
  const { matches } = season.columns;
  const found: number[] = [];
  season.rows.forEach((row, position) => {
    if (((matches[matchOfRow(season, query.level, row)]?.lacks ?? 0) & need) !== 0) found.push(position);
  });
  return found;
}

/** Adds box scores to groups, and each match once to the matches of each group. */
class GroupAdder {
  readonly #counted = new Set<number>();

  constructor(private readonly groups: number) {}

  add(tally: BoxScoreTally, group: number, match: number, sums: CodeSums): void {
    addSums(tally, group, sums);
    const key = match * this.groups + group;
    if (this.#counted.has(key)) return;
    this.#counted.add(key);
    tally.matches[group] = (tally.matches[group] as number) + 1;
  }
}

function addRows(
  state: AcrossState,
  at: number,
  season: FullSeason,
  { players, squads }: BoxScores,
  operand: 'own' | 'other',
  n: number,
): void {
  const { plan, query, groups } = state;
  const read = boxScoreReader(plan, n, query.level === 'player' ? players : squads);
  const swap = operand === 'other' || query.context === 'Against' ? 1 : 0;
  const cellOf = state.cellTallies.length === 0 ? undefined : state.cells().cellOf[at];
  const adder = new GroupAdder(groups.size);
  for (const position of positionsWithout(state, season, plan.needs[n] ?? 0)) {
    const row = season.rows[position] as number;
    const sums = read(query.level === 'player' ? row : row ^ swap);
    if (sums === undefined) continue;
    const tally = state.boxScores.tallyOf(operand, plan, n);
    adder.add(tally, groups.groupsOf(at)[position] ?? 0, matchOfRow(season, query.level, row), sums);
    const cell = cellOf?.[position];
    if (cell !== undefined) addSums(tally.cells, cell, sums);
  }
}

function addSquads(state: AcrossState, at: number, season: FullSeason, { squads }: BoxScores, n: number): void {
  const plan = state.tallies.plans.squad;
  if (plan === undefined) return;
  const positions = positionsWithout(state, season, plan.needs[n] ?? 0);
  const pairs = squadPairs(state, season, {
    rows: Int32Array.from(positions, (position) => season.rows[position] as number),
    groups: Int32Array.from(positions, (position) => state.groups.groupsOf(at)[position] ?? 0),
  });
  const read = boxScoreReader(plan, n, squads);
  const adder = new GroupAdder(state.groups.size);
  pairs.squadRows.forEach((squadRow, pair) => {
    const sums = read(squadRow);
    if (sums === undefined) return;
    adder.add(state.boxScores.tallyOf('squad', plan, n), pairs.groups[pair] as number, squadRow >> 1, sums);
  });
}

/** Adds the box scores of a selected season, by its position. */
export function addBoxScores(state: AcrossState, at: number, season: FullSeason): void {
  const { boxScores } = season.columns;
  if (boxScores === undefined) return;
  const { plan, tallies } = state;
  for (const n of plan.codes.keys()) {
    addRows(state, at, season, boxScores, 'own', n);
    if (tallies.plans.hasOther) addRows(state, at, season, boxScores, 'other', n);
  }
  for (const n of tallies.plans.squad?.codes.keys() ?? []) addSquads(state, at, season, boxScores, n);
}
