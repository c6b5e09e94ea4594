import type { Plan } from '../../../metrics/plan.js';
import type { SeasonColumns } from '../season/season-columns.js';
import type { AcrossState } from './across-state.js';
import { boxScoreReader, type CodeSums } from './box-score-sums.js';
import { matchOfRow } from './match-cells.js';
import type { FullSeason } from './selected-matches.js';
import { squadPairs } from './squad-pairs.js';

/** Whose sums: those of a row, of the opponent that is subtracted, or of the squads that shares are of. */
export type Operand = 'own' | 'other' | 'squad';

/** Sums of a code, and of its denominator. **Empty**: no `to` unless the code is a ratio. */
interface Sums {
  readonly of: Float64Array;
  readonly to: Float64Array | undefined;
}

/**
 * What box scores add to a code, in matches whose transactions do not supply it, so that each number has one source.
 * **Shape**: sums and `matches` by group; `cells` by cell. **Empty**: NaN in a cell without a box score.
 */
export interface BoxScoreTally extends Sums {
  readonly matches: Int32Array;
  readonly cells: Sums;
}

const sumsOf = (size: number, isRatio: boolean, empty: number): Sums => ({
  of: new Float64Array(size).fill(empty),
  to: isRatio ? new Float64Array(size).fill(empty) : undefined,
});

function addAt(column: Float64Array | undefined, at: number, amount: number): void {
  if (column === undefined) return;
  const before = column[at] as number;
  column[at] = (Number.isNaN(before) ? 0 : before) + amount;
}

/** The box scores of a question, added season by season. */
export class BoxScoreTallies {
  readonly #tallies = new Map<string, BoxScoreTally>();

  /** Returns what box scores add to a code of the plan of an operand. **Empty**: `undefined` if they add nothing. */
  of(operand: Operand, n: number): BoxScoreTally | undefined {
    return this.#tallies.get(`${operand} ${n}`);
  }

  /** Bytes of the tallies. */
  get bytes(): number {
    let bytes = 0;
    for (const { of, to, matches, cells } of this.#tallies.values())
      for (const column of [of, to, matches, cells.of, cells.to]) bytes += column?.byteLength ?? 0;
    return bytes;
  }

  /** Adds the box scores of a selected season, by its position. */
  add(state: AcrossState, at: number, season: FullSeason): void {
    const { boxScores } = season.columns;
    if (boxScores === undefined) return;
    const { plan, tallies } = state;
    for (let n = 0; n < plan.codes.length; n += 1) {
      this.#addRows(state, at, season, boxScores, 'own', n);
      if (tallies.plans.hasOther) this.#addRows(state, at, season, boxScores, 'other', n);
    }
    const { squad } = tallies.plans;
    for (let n = 0; n < (squad?.codes.length ?? 0); n += 1) this.#addSquads(state, at, season, boxScores, n);
  }

  #addRows(
    state: AcrossState,
    at: number,
    season: FullSeason,
    boxScores: NonNullable<SeasonColumns['boxScores']>,
    operand: 'own' | 'other',
    n: number,
  ): void {
    const { plan, query, groups } = state;
    const read = boxScoreReader(plan, n, query.level === 'player' ? boxScores.players : boxScores.squads);
    const swap = operand === 'other' || query.context === 'Against' ? 1 : 0;
    const cellOf = state.cellTallies.length === 0 ? undefined : state.cells().cellOf[at];
    const counted = new Set<number>();
    for (const position of positionsWithout(state, season, plan.needs[n] ?? 0)) {
      const row = season.rows[position] as number;
      const sums = read(query.level === 'player' ? row : row ^ swap);
      if (sums === undefined) continue;
      const tally = this.#tallyOf(state, operand, plan, n);
      const group = groups.groupsOf(at)[position] ?? 0;
      count(tally, group, matchOfRow(season, query.level, row), state, counted, sums);
      const cell = cellOf?.[position];
      if (cell === undefined) continue;
      addAt(tally.cells.of, cell, sums.of);
      addAt(tally.cells.to, cell, sums.to);
    }
  }

  #addSquads(
    state: AcrossState,
    at: number,
    season: FullSeason,
    boxScores: NonNullable<SeasonColumns['boxScores']>,
    n: number,
  ): void {
    const plan = state.tallies.plans.squad as Plan;
    const positions = positionsWithout(state, season, plan.needs[n] ?? 0);
    const pairs = squadPairs(state, season, {
      rows: Int32Array.from(positions, (position) => season.rows[position] as number),
      groups: Int32Array.from(positions, (position) => state.groups.groupsOf(at)[position] ?? 0),
    });
    const read = boxScoreReader(plan, n, boxScores.squads);
    const counted = new Set<number>();
    pairs.squadRows.forEach((squadRow, pair) => {
      const sums = read(squadRow);
      if (sums === undefined) return;
      const tally = this.#tallyOf(state, 'squad', plan, n);
      count(tally, pairs.groups[pair] as number, squadRow >> 1, state, counted, sums);
    });
  }

  #tallyOf(state: AcrossState, operand: Operand, { divideBy }: Plan, n: number): BoxScoreTally {
    const key = `${operand} ${n}`;
    const known = this.#tallies.get(key);
    if (known !== undefined) return known;
    const isRatio = (divideBy[n] as number) >= 0;
    const { size } = state.groups;
    const cells = operand === 'squad' ? 0 : state.cellTallies.length;
    const tally = {
      ...sumsOf(size, isRatio, 0),
      matches: new Int32Array(size),
      cells: sumsOf(cells, isRatio, NaN),
    };
    this.#tallies.set(key, tally);
    return tally;
  }
}

/** Adds a box score to its group, and its match to the matches of the group, once. */
function count(
  { of, to, matches }: BoxScoreTally,
  group: number,
  match: number,
  { groups }: AcrossState,
  counted: Set<number>,
  sums: CodeSums,
): void {
  addAt(of, group, sums.of);
  addAt(to, group, sums.to);
  const key = match * groups.size + group;
  if (counted.has(key)) return;
  counted.add(key);
  matches[group] = (matches[group] as number) + 1;
}

/** Returns the positions of selected rows in matches whose transactions do not supply a code. */
function positionsWithout({ query }: AcrossState, season: FullSeason, need: number): readonly number[] {
  const { matches } = season.columns;
  const found: number[] = [];
  season.rows.forEach((row, position) => {
    if (((matches[matchOfRow(season, query.level, row)]?.lacks ?? 0) & need) !== 0) found.push(position);
  });
  return found;
}
