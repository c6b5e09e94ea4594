import type { Plan } from '../../../metrics/plan.js';
import type { AcrossState } from '../scan/across-state.js';
import { rowsOfBundle } from '../season/bundle-columns.js';
import { differencesOf, isRatio, valuesOf, type SumColumns } from './code-values.js';
import { eachBoxScore, type Operand } from './each-box-score.js';
import { basesOfSum, bundlesOf } from '../season/plan-bundles.js';
import type { BaseColumn, SeasonColumns } from '../season/season-columns.js';

/*
 * One function for each kind of column, so that each loop reads one kind. `as number` marks an index that is in bounds
 * by construction.
 */

function addNarrow(column: Int16Array, rows: Int32Array, weight: number, cells: Int32Array, into: Float64Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cells[at] as number;
    into[cell] = (into[cell] as number) + weight * (column[rows[at] as number] as number);
  }
}

function addWide(column: Int32Array, rows: Int32Array, weight: number, cells: Int32Array, into: Float64Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const cell = cells[at] as number;
    into[cell] = (into[cell] as number) + weight * (column[rows[at] as number] as number);
  }
}

/** Columns that are added up, with their weights. */
type WeightedColumns = readonly (readonly [column: BaseColumn, weight: number])[];

/** Returns what reads the columns of a season that a sum of a plan adds up. */
function columnsOfSum(plan: Plan, sum: number): (season: SeasonColumns) => WeightedColumns {
  const weights = [...basesOfSum(plan, sum)];
  if (plan.level === 'squad') return ({ squads }) => weights.map(([base, weight]) => [squads[base], weight]);
  const of = bundlesOf(plan);
  const ofBundles = [...new Map(weights.map(([base, weight]) => [of.bundleOf[base] as number, weight]))];
  return (season) => ofBundles.map(([bundle, weight]) => [rowsOfBundle(season, of, bundle), weight]);
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
    const into = new Float64Array(this.#size);
    const swap = query.level === 'squad' && (operand === 'other' || query.context === 'Against');
    const { cellOf } = this.state.cells();
    const columnsOf = columnsOfSum(plan, sum);
    for (const [season, { columns, rows }] of selected.seasons.entries()) {
      const cells = cellOf[season] as Int32Array;
      const read = swap ? rows.map((row) => row ^ 1) : rows;
      for (const [column, weight] of columnsOf(columns))
        if (column instanceof Int16Array) addNarrow(column, read, weight, cells, into);
        else if (column !== undefined) addWide(column, read, weight, cells, into);
    }
    return into;
  }
}
