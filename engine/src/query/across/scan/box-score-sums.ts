import { boxScoreDerivation, type Combination, type Derivation } from '../../../metrics/box-score.js';
import type { Plan } from '../../../metrics/plan.js';
import type { BoxScoreColumns } from '../season/box-score-columns.js';

/**
 * The sums of a metric and of its denominator, in the units of its bases. **Empty**: `to` is 0 without a denominator.
 */
export interface CodeSums {
  readonly of: number;
  readonly to: number;
}

function sumIn({ terms }: Combination, { width, values }: BoxScoreColumns, row: number): number {
  let sum = 0;
  for (const [source, weight] of terms) sum += weight * (values[row * width + source] as number);
  return sum;
}

/**
 * Returns a function that derives the sums of a metric from the box score of a row. **Empty**: `undefined` if they
 * cannot be derived, or if statistics contradict each other, so that a count would be below 0.
 */
export function boxScoreReader(
  { level, codes }: Plan,
  n: number,
  columns: BoxScoreColumns,
): (row: number) => CodeSums | undefined {
  const derivations = new Map<number, Derivation | undefined>();
  const code = codes[n];
  return (row) => {
    const bits = columns.bits[row] as number;
    if (bits === 0 || code === undefined) return undefined;
    if (!derivations.has(bits)) derivations.set(bits, boxScoreDerivation(level, code, bits));
    const derivation = derivations.get(bits);
    if (derivation === undefined) return undefined;
    const of = sumIn(derivation.of, columns, row);
    if (derivation.of.terms.length > 1 && of < 0) return undefined;
    const to = derivation.to === undefined ? 0 : sumIn(derivation.to, columns, row);
    return to < 0 ? undefined : { of, to };
  };
}
