import type { Plan } from '../../../metrics/plan.js';
import { bases } from '../../../vocabulary/bases.js';

/** The sums of a plan that values read, by cell and part. **Shape**: `own[places[sum] * cells + cell]`. */
export class MatchSums {
  readonly own: Int32Array;
  readonly other: Int32Array | undefined;
  /** The place of each sum of the plan. **Empty**: -1 if only other sums read it. */
  readonly places: Int32Array;

  constructor(
    readonly plan: Plan,
    readonly cells: number,
    hasOther: boolean,
  ) {
    const read = [...new Set([...plan.sums, ...plan.divideBy])].filter((sum) => sum >= 0);
    this.places = Int32Array.from(plan.ranked, (_, sum) => read.indexOf(sum));
    this.own = new Int32Array(read.length * cells);
    this.other = hasOther ? new Int32Array(read.length * cells) : undefined;
  }

  get bytes(): number {
    return this.own.byteLength + (this.other?.byteLength ?? 0);
  }

  /** Returns the column of a sum that values read. **Empty**: `undefined` if no opponent is subtracted. */
  column(operand: 'own' | 'other', sum: number): Int32Array | undefined {
    const first = (this.places[sum] as number) * this.cells;
    return this[operand]?.subarray(first, first + this.cells);
  }

  /** Adds the totals of a slot or squad to a cell: the total of a base is at `base * stride + column`. */
  add(into: Int32Array, cell: number, totals: Int32Array, stride: number, column: number): void {
    const { termStarts, termSources, termWeights, ranked } = this.plan;
    const sums = new Int32Array(ranked.length);
    for (let sum = 0; sum < ranked.length; sum += 1) {
      let value = 0;
      for (let term = termStarts[sum] as number; term < (termStarts[sum + 1] as number); term += 1) {
        const source = termSources[term] as number;
        const amount = source < bases.length ? totals[source * stride + column] : sums[source - bases.length];
        value += (termWeights[term] as number) * (amount as number);
      }
      sums[sum] = value;
      const place = this.places[sum] as number;
      if (place < 0) continue;
      const at = place * this.cells + cell;
      into[at] = (into[at] as number) + value;
    }
  }
}
