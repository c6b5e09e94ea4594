import type { Plan } from '../../../metrics/plan.js';
import type { CodeSums } from './box-score-sums.js';

/** The owner of sums: the row, the opponent that is subtracted, or the squad that a share refers to. */
export type Operand = 'own' | 'other' | 'squad';

/** Sums of a code, and of its denominator. **Empty**: no `to` unless the code is a ratio. */
interface Sums {
  readonly of: Float64Array;
  readonly to: Float64Array | undefined;
}

/**
 * The contribution of box scores to a code, from matches whose transactions do not supply it. So each number has one
 * source.
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

/** The box scores of a question, added season by season. */
export class BoxScoreTallies {
  readonly #tallies = new Map<string, BoxScoreTally>();

  constructor(
    private readonly groups: number,
    private readonly cells: number,
  ) {}

  /** Returns the contribution of box scores to code n of an operand's plan. **Empty**: `undefined` if there is none. */
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

  /** Returns the tally for code n of an operand's plan, and creates it if needed. */
  tallyOf(operand: Operand, { divideBy }: Plan, n: number): BoxScoreTally {
    const known = this.of(operand, n);
    if (known !== undefined) return known;
    const isRatio = (divideBy[n] as number) >= 0;
    const tally = {
      ...sumsOf(this.groups, isRatio, 0),
      matches: new Int32Array(this.groups),
      cells: sumsOf(operand === 'squad' ? 0 : this.cells, isRatio, NaN),
    };
    this.#tallies.set(`${operand} ${n}`, tally);
    return tally;
  }
}

/** Adds the sums of a box score at a position. */
export function addSums({ of, to }: Sums, at: number, sums: CodeSums): void {
  for (const [column, amount] of [
    [of, sums.of],
    [to, sums.to],
  ] as const) {
    if (column === undefined) continue;
    const before = column[at] as number;
    column[at] = (Number.isNaN(before) ? 0 : before) + amount;
  }
}
