import type { SeasonColumns } from '../season/season-columns.js';
import type { AcrossState } from './across-state.js';
import { boxScoreReader, type CodeSums } from './box-score-sums.js';
import { addSums, type BoxScoreTally } from './box-score-tallies.js';
import { matchOfRow } from './match-cells.js';
import type { FullSeason } from './selected-matches.js';
import { squadPairs, type SquadPairs } from './squad-pairs.js';

type BoxScores = NonNullable<SeasonColumns['boxScores']>;

/** The selected rows of a season, by the features that the transactions of their matches lack. */
class RowsWithout {
  readonly #positions = new Map<number, readonly number[]>();
  readonly #pairs = new Map<number, SquadPairs>();

  constructor(
    private readonly state: AcrossState,
    private readonly at: number,
    private readonly season: FullSeason,
  ) {}

  /** Returns the positions of the rows whose matches lack any of the needed features, given as bits. */
  positions(need: number): readonly number[] {
    const known = this.#positions.get(need);
    if (known !== undefined) return known;
    const { matches } = this.season.columns;
    const { level } = this.state.query;
    const found: number[] = [];
    this.season.rows.forEach((row, position) => {
      if (((matches.lacks[matchOfRow(this.season, level, row)] as number) & need) !== 0) found.push(position);
    });
    this.#positions.set(need, found);
    return found;
  }

  /** Returns the squads and groups of the rows whose matches lack any of the needed features. */
  pairs(need: number): SquadPairs {
    const known = this.#pairs.get(need);
    if (known !== undefined) return known;
    const { state, at, season } = this;
    const positions = this.positions(need);
    const groups = state.groups.ofRows[at] as Int32Array;
    const pairs = squadPairs(state, season, {
      rows: Int32Array.from(positions, (position) => season.rows[position] as number),
      groups: Int32Array.from(positions, (position) => groups[position] ?? 0),
    });
    this.#pairs.set(need, pairs);
    return pairs;
  }
}

/** Adds box scores to groups, and counts each match once in each group. */
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
  without: RowsWithout,
  operand: 'own' | 'other',
  n: number,
): void {
  const { plan, query, groups } = state;
  const read = boxScoreReader(plan, n, query.level === 'player' ? players : squads);
  const swap = operand === 'other' || query.context === 'Against' ? 1 : 0;
  const cellOf = state.cellTallies.length === 0 ? undefined : state.cells().cellOf[at];
  const adder = new GroupAdder(groups.size);
  const groupOf = groups.ofRows[at] as Int32Array;
  for (const position of without.positions(plan.needs[n] ?? 0)) {
    const row = season.rows[position] as number;
    const sums = read(query.level === 'player' ? row : row ^ swap);
    if (sums === undefined) continue;
    const tally = state.boxScores.tallyOf(operand, plan, n);
    adder.add(tally, groupOf[position] ?? 0, matchOfRow(season, query.level, row), sums);
    const cell = cellOf?.[position];
    if (cell !== undefined) addSums(tally.cells, cell, sums);
  }
}

function addSquads(state: AcrossState, { squads }: BoxScores, without: RowsWithout, n: number): void {
  const plan = state.tallies.plans.squad;
  if (plan === undefined) return;
  const pairs = without.pairs(plan.needs[n] ?? 0);
  const read = boxScoreReader(plan, n, squads);
  const adder = new GroupAdder(state.groups.size);
  pairs.squadRows.forEach((squadRow, pair) => {
    const sums = read(squadRow);
    if (sums === undefined) return;
    adder.add(state.boxScores.tallyOf('squad', plan, n), pairs.groups[pair] as number, squadRow >> 1, sums);
  });
}

/** Adds the box scores of the selected season at a position, one code in each step. */
export function* addBoxScores(
  state: AcrossState,
  at: number,
  season: FullSeason,
): Generator<undefined, void, undefined> {
  const { boxScores } = season.columns;
  if (boxScores === undefined) return;
  const { plan, tallies } = state;
  const without = new RowsWithout(state, at, season);
  for (const n of plan.codes.keys()) {
    addRows(state, at, season, boxScores, without, 'own', n);
    if (tallies.plans.hasOther) addRows(state, at, season, boxScores, without, 'other', n);
    yield;
  }
  for (const n of tallies.plans.squad?.codes.keys() ?? []) {
    addSquads(state, boxScores, without, n);
    yield;
  }
}
