import type { Plan } from '../../metrics/plan.js';
import { bases } from '../../vocabulary/bases.js';
import type { AcrossState } from './across-state.js';
import { differencesOf, isRatio, valuesOf, type SumColumns } from './code-values.js';
import { eachBoxScore, type Operand } from './each-box-score.js';
import type { BaseColumn } from './season-columns.js';

/** Returns the bases of a sum of a plan, with their weights. */
function basesOfSum({ termStarts, termSources, termWeights }: Plan, sum: number): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  const add = (of: number, factor: number): void => {
    for (let term = termStarts[of] as number; term < (termStarts[of + 1] as number); term += 1) {
      const source = termSources[term] as number;
      const weight = factor * (termWeights[term] as number);
      if (source >= bases.length) add(source - bases.length, weight);
      else weights.set(source, (weights.get(source) ?? 0) + weight);
    }
  };
  add(sum, 1);
  return weights;
}

/*
 * One function for each kind of column, so that each loop reads one kind. `as number` marks an index that is in bounds
 * by construction.
 */

function addNarrow(column: Int16Array, rows: Int32Array, weight: number, into: Float64Array): void {
  for (let at = 0; at < rows.length; at += 1)
    into[at] = (into[at] as number) + weight * (column[rows[at] as number] as number);
}

function addWide(column: Int32Array, rows: Int32Array, weight: number, into: Float64Array): void {
  for (let at = 0; at < rows.length; at += 1)
    into[at] = (into[at] as number) + weight * (column[rows[at] as number] as number);
}

/** Four columns of counts. */
type Four = readonly [Int16Array, Int16Array, Int16Array, Int16Array];

/** Adds four narrow columns with the same weight at once: rows and sums are read once for all four. */
function addFour([a, b, c, d]: Four, rows: Int32Array, weight: number, into: Float64Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const sum = (a[row] as number) + (b[row] as number) + (c[row] as number) + (d[row] as number);
    into[at] = (into[at] as number) + weight * sum;
  }
}

/** Does the same for all rows of a season. */
function addFourWhole([a, b, c, d]: Four, weight: number, into: Float64Array): void {
  for (let row = 0; row < into.length; row += 1) {
    const sum = (a[row] as number) + (b[row] as number) + (c[row] as number) + (d[row] as number);
    into[row] = (into[row] as number) + weight * sum;
  }
}

function addWeighted(column: BaseColumn, rows: Int32Array, weight: number, into: Float64Array): void {
  if (column instanceof Int16Array) addNarrow(column, rows, weight, into);
  else if (column !== undefined) addWide(column, rows, weight, into);
}

/** Returns the weighted sums of columns, row by row. `areAll` says that the rows are those of the columns, in order. */
function sumsOfRows(
  columns: readonly BaseColumn[],
  weights: ReadonlyMap<number, number>,
  rows: Int32Array,
  areAll: boolean,
): Float64Array {
  const sums = new Float64Array(rows.length);
  const narrow = new Map<number, Int16Array[]>();
  for (const [base, weight] of weights) {
    const column = columns[base];
    if (column instanceof Int16Array) narrow.set(weight, [...(narrow.get(weight) ?? []), column]);
    else addWeighted(column, rows, weight, sums);
  }
  for (const [weight, counts] of narrow) {
    while (counts.length >= 4) {
      const four = counts.splice(0, 4) as unknown as Four;
      if (areAll) addFourWhole(four, weight, sums);
      else addFour(four, rows, weight, sums);
    }
    for (const column of counts) addNarrow(column, rows, weight, sums);
  }
  return sums;
}

/** Adds values to their cells. */
function addToCells(values: Float64Array, cellOf: Int32Array, into: Float64Array): void {
  for (let at = 0; at < values.length; at += 1) {
    const cell = cellOf[at] as number;
    into[cell] = (into[cell] as number) + (values[at] as number);
  }
}

/** The values of a code in single matches. **Shape**: columns by cell and part. */
export class MatchValues {
  readonly #size: number;

  constructor(private readonly state: AcrossState) {
    this.#size = state.cells().size * state.parts.length;
  }

  /** Returns the sums of a code in each cell. **Empty**: NaN if the match does not supply it, or was not added. */
  sums(operand: Exclude<Operand, 'squad'>, n: number): SumColumns {
    const { plan } = this.state;
    const columns = {
      of: this.#sum(operand, plan.sums[n] as number),
      to: isRatio(plan, n) ? this.#sum(operand, plan.divideBy[n] as number) : undefined,
    };
    this.#leaveOut(columns.of, plan.needs[n] ?? 0);
    const filled = new Uint8Array(this.state.hasBoxScores ? this.#size : 0);
    eachBoxScore(this.state, operand, n, ({ cell }, { of, to }) => {
      columns.of[cell] = (filled[cell] === 1 ? (columns.of[cell] as number) : 0) + of;
      if (columns.to !== undefined) columns.to[cell] = (filled[cell] === 1 ? (columns.to[cell] as number) : 0) + to;
      filled[cell] = 1;
    });
    return columns;
  }

  /** Returns the values of a code in each cell. **Empty**: NaN. */
  values(n: number): Float64Array {
    const { plan, tallies } = this.state;
    const own = this.sums('own', n);
    return tallies.plans.hasOther ? differencesOf(plan, n, own, this.sums('other', n)) : valuesOf(plan, n, own);
  }

  /** Writes NaN into the cells of matches that do not supply what a code needs, or were not added. */
  #leaveOut(column: Float64Array, need: number): void {
    const { cellTallies, tallies } = this.state;
    const supplies = [false, ...tallies.all.map(({ lacks }) => (lacks & need) === 0)];
    if (supplies.lastIndexOf(false) === 0 && !cellTallies.includes(0)) return;
    for (let cell = 0; cell < column.length; cell += 1)
      if (supplies[cellTallies[cell] as number] !== true) column[cell] = NaN;
  }

  #sum(operand: Exclude<Operand, 'squad'>, sum: number): Float64Array {
    const { matchSums } = this.state;
    if (matchSums === undefined) return this.#gathered(operand, sum);
    const column = (operand === 'own' ? matchSums.own : matchSums.other)?.subarray(
      sum * this.#size,
      (sum + 1) * this.#size,
    );
    return Float64Array.from(column ?? []);
  }

  /** Reads the sums from the totals of the seasons. */
  #gathered(operand: Exclude<Operand, 'squad'>, sum: number): Float64Array {
    const { query, plan, selected } = this.state;
    const column = new Float64Array(this.#size);
    const swap = operand === 'other' || query.context === 'Against';
    const { cellOf } = this.state.cells();
    const weights = basesOfSum(plan, sum);
    for (const [season, { columns, rows }] of selected.seasons.entries()) {
      const isSquad = query.level === 'squad';
      const read = isSquad && swap ? rows.map((row) => row ^ 1) : rows;
      const sums = sumsOfRows(isSquad ? columns.squads : columns.players, weights, read, read === columns.allRows);
      addToCells(sums, cellOf[season] as Int32Array, column);
    }
    return column;
  }
}
