import type { AcrossState } from '../scan/across-state.js';
import { differencesOf, exact, isRatio, valuesOf, type SumColumns } from './code-values.js';
import type { Operand } from '../scan/box-score-tallies.js';

/** The values of a code in single matches. **Shape**: columns by cell and part. */
export class MatchValues {
  constructor(private readonly state: AcrossState) {}

  /** Returns the sums of a code in each cell. **Empty**: NaN if the match does not supply it, or was not added. */
  sums(operand: Exclude<Operand, 'squad'>, n: number): SumColumns {
    const { plan } = this.state;
    const columns = {
      of: this.#sum(operand, plan.sums[n] as number),
      to: isRatio(plan, n) ? this.#sum(operand, plan.divideBy[n] as number) : undefined,
    };
    this.#leaveOut(columns.of, plan.needs[n] ?? 0);
    const more = this.state.boxScores.of(operand, n)?.cells;
    more?.of.forEach((of, cell) => {
      if (Number.isNaN(of)) return;
      columns.of[cell] = of;
      if (columns.to !== undefined) columns.to[cell] = more.to?.[cell] ?? 0;
    });
    return columns;
  }

  /** Returns the values of a code in each cell, ratios not rounded. **Empty**: NaN for a missing value. */
  values(n: number): Float64Array {
    const { plan, tallies } = this.state;
    const own = this.sums('own', n);
    return tallies.plans.hasOther
      ? differencesOf(plan, n, own, this.sums('other', n), exact)
      : valuesOf(plan, n, own, exact);
  }

  /** Writes NaN to the cells of matches that lack a feature the code needs, or were not added. */
  #leaveOut(column: Float64Array, need: number): void {
    const { cellTallies, tallies } = this.state;
    const supplies = [false, ...tallies.all.map(({ lacks }) => (lacks & need) === 0)];
    if (supplies.lastIndexOf(false) === 0 && !cellTallies.includes(0)) return;
    for (let cell = 0; cell < column.length; cell += 1)
      if (supplies[cellTallies[cell] as number] !== true) column[cell] = NaN;
  }

  #sum(operand: Exclude<Operand, 'squad'>, sum: number): Float64Array {
    return Float64Array.from(this.state.matchSums?.column(operand, sum) ?? []);
  }
}
