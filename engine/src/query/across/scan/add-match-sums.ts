import { basesOfSum, bundlesOf } from '../season/plan-bundles.js';
import { rowsOfBundle } from '../season/bundle-columns.js';
import type { BaseColumn } from '../season/season-columns.js';
import type { AcrossState } from './across-state.js';
import type { FullSeason } from './selected-matches.js';

/*
 * One function for each kind of column, so that each loop reads one kind. `as number` marks an index that is in bounds
 * by construction.
 */

function addNarrow(column: Int16Array, rows: Int32Array, weight: number, cells: Int32Array, into: Int32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cells[at] as number;
    into[cell] = (into[cell] as number) + weight * (column[rows[at] as number] as number);
  }
}

function addWide(column: Int32Array, rows: Int32Array, weight: number, cells: Int32Array, into: Int32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cells[at] as number;
    into[cell] = (into[cell] as number) + weight * (column[rows[at] as number] as number);
  }
}

/** Returns the columns of a season that a sum of the plan adds up, with their weights. */
function columnsOfSum(
  { plan }: AcrossState,
  sum: number,
  { columns }: FullSeason,
): readonly (readonly [column: BaseColumn, weight: number])[] {
  const weights = [...basesOfSum(plan, sum)];
  if (plan.level === 'squad') return weights.map(([base, weight]) => [columns.squads[base], weight]);
  const of = bundlesOf(plan);
  const ofBundles = new Map(weights.map(([base, weight]) => [of.bundleOf[base] as number, weight]));
  return [...ofBundles].map(([bundle, weight]) => [rowsOfBundle(columns, of, bundle), weight]);
}

/** Adds the rows of a selected season, by its position, to the sums of their cells. */
export function* addMatchSums(
  state: AcrossState,
  at: number,
  season: FullSeason,
): Generator<undefined, void, undefined> {
  const { matchSums, query, plan } = state;
  if (matchSums === undefined) return;
  const cells = state.cells().cellOf[at] as Int32Array;
  const { rows } = season;
  const opponents = query.level === 'squad' ? rows.map((row) => row ^ 1) : rows;
  const sides = [
    ['own', query.context === 'Against' ? opponents : rows],
    ['other', opponents],
  ] as const;
  for (const sum of new Set([...plan.sums, ...plan.divideBy].filter((one) => one >= 0))) {
    for (const [column, weight] of columnsOfSum(state, sum, season))
      for (const [operand, read] of sides) {
        const ofSum = matchSums.column(operand, sum);
        if (ofSum === undefined) continue;
        if (column instanceof Int16Array) addNarrow(column, read, weight, cells, ofSum);
        else if (column !== undefined) addWide(column, read, weight, cells, ofSum);
      }
    yield;
  }
}
