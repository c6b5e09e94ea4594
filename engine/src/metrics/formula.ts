import type { BaseCode } from '../vocabulary/bases.js';

/** A weighted sum of additive bases, divided by a number. Every count and sum has this form. */
export interface Linear {
  readonly is: 'linear';
  readonly weights: ReadonlyMap<BaseCode, number>;
  readonly divisor: number;
}

/** One linear formula divided by another, after summing. **Empty**: absent if the denominator is 0. */
export interface Ratio {
  readonly is: 'ratio';
  readonly of: Linear;
  readonly to: Linear;
  readonly scale: number;
}

/** Any formula. Formulas are data and contain no code. */
export type Formula = Linear | Ratio;

const linear = (weights: ReadonlyMap<BaseCode, number>, divisor = 1): Linear => ({ is: 'linear', weights, divisor });

/** Returns the formula that counts these bases. */
export const count = (...bases: readonly BaseCode[]): Linear => linear(new Map(bases.map((base) => [base, 1])));

/** Returns the formula that adds these bases. `divisor` is the number of their units in one unit of the metric. */
export const sum = (divisor: number, ...bases: readonly BaseCode[]): Linear =>
  linear(new Map(bases.map((base) => [base, 1])), divisor);

/** Returns a formula times a whole number. */
export const times = (factor: number, of: Linear): Linear =>
  linear(new Map([...of.weights].map(([base, weight]) => [base, weight * factor])), of.divisor);

/**
 * Returns the sum of formulas with the same divisor. **Throws** an error if divisors differ, which is a mistake in the
 * table.
 */
export function plus(...terms: readonly Linear[]): Linear {
  const divisor = terms[0]?.divisor ?? 1;
  if (terms.some((term) => term.divisor !== divisor))
    throw new Error('formulas with different divisors cannot be added');
  const weights = new Map<BaseCode, number>();
  for (const term of terms) {
    for (const [base, weight] of term.weights) weights.set(base, (weights.get(base) ?? 0) + weight);
  }
  return linear(new Map([...weights].filter(([, weight]) => weight !== 0)), divisor);
}

/** Returns one formula minus others. */
export const minus = (from: Linear, ...subtrahends: readonly Linear[]): Linear =>
  plus(from, ...subtrahends.map((term) => times(-1, term)));

/** Returns the sum of bases with weights in hundredths, such as pressure points. */
export const weighted = (hundredths: Readonly<Partial<Record<BaseCode, number>>>): Linear =>
  linear(new Map(Object.entries(hundredths) as [BaseCode, number][]), 100);

/** Returns one formula as a percentage of another. */
export const percentage = (of: Linear, to: Linear): Ratio => ({ is: 'ratio', of, to, scale: 100 });

/** Returns every base that a formula reads. */
export const basesOf = (formula: Formula): readonly BaseCode[] =>
  formula.is === 'linear'
    ? [...formula.weights.keys()]
    : [...new Set([...formula.of.weights.keys(), ...formula.to.weights.keys()])];

const written = (formula: Linear): string => {
  const terms = [...formula.weights].map(([base, weight], at) => {
    const size = Math.abs(weight) === 1 ? base : `${Math.abs(weight)} x ${base}`;
    return at === 0 ? (weight < 0 ? `-${size}` : size) : `${weight < 0 ? '-' : '+'} ${size}`;
  });
  const body = terms.join(' ');
  return formula.divisor === 1 ? body : `(${body}) / ${formula.divisor}`;
};

/** Returns the text of a formula, for the glossary. */
export const formulaText = (formula: Formula): string =>
  formula.is === 'linear' ? written(formula) : `${formula.scale} x (${written(formula.of)}) / (${written(formula.to)})`;
