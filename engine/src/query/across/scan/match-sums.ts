import type { Plan } from '../../../metrics/plan.js';
import { bases } from '../../../vocabulary/bases.js';

/** The sums of a plan by cell and part. **Shape**: `own[sum * cells + cell]`. */
export class MatchSums {
  readonly own: Int32Array;
  readonly other: Int32Array | undefined;

  constructor(
    readonly plan: Plan,
    readonly cells: number,
    hasOther: boolean,
  ) {
    this.own = new Int32Array(plan.ranked.length * cells);
    this.other = hasOther ? new Int32Array(plan.ranked.length * cells) : undefined;
  }

  get bytes(): number {
    return this.own.byteLength + (this.other?.byteLength ?? 0);
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
      const at = sum * this.cells + cell;
      into[at] = (into[at] as number) + value;
    }
  }
}
