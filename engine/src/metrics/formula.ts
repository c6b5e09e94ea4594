import type { BaseCode } from '../vocabulary/bases.js';

/** Weights over additive bases, added and then divided: the only thing a count or sum can be. */
export interface Linear {
  readonly is: 'linear';
  readonly weights: ReadonlyMap<BaseCode, number>;
  readonly divisor: number;
}

/** Two linears divided after summing. **Empty**: absent where the denominator is 0. */
export interface Ratio {
  readonly is: 'ratio';
  readonly of: Linear;
  readonly to: Linear;
  readonly scale: number;
}

/** The whole language of metrics. Formulas are data: nothing in them runs. */
export type Formula = Linear | Ratio;

const linear = (weights: ReadonlyMap<BaseCode, number>, divisor = 1): Linear => ({ is: 'linear', weights, divisor });

/** Occurrences of any of these bases. */
export const count = (...bases: readonly BaseCode[]): Linear => linear(new Map(bases.map((base) => [base, 1])));

/** The sum of these bases, in units `divisor` of which make one of the metric's. */
export const sum = (divisor: number, ...bases: readonly BaseCode[]): Linear =>
  linear(new Map(bases.map((base) => [base, 1])), divisor);

/** A formula times a whole number. */
export const times = (factor: number, of: Linear): Linear =>
  linear(new Map([...of.weights].map(([base, weight]) => [base, weight * factor])), of.divisor);

/** The sum of formulas of one divisor. **Throws** a plain error where divisors differ: a mistake in the table. */
export function plus(...terms: readonly Linear[]): Linear {
  const divisor = terms[0]?.divisor ?? 1;
  if (terms.some((term) => term.divisor !== divisor)) throw new Error('formulas of different divisors cannot be added');
  const weights = new Map<BaseCode, number>();
  for (const term of terms) {
    for (const [base, weight] of term.weights) weights.set(base, (weights.get(base) ?? 0) + weight);
  }
  return linear(new Map([...weights].filter(([, weight]) => weight !== 0)), divisor);
}

/** One formula less others. */
export const minus = (from: Linear, ...less: readonly Linear[]): Linear =>
  plus(from, ...less.map((term) => times(-1, term)));

/** Bases weighted in hundredths, such as pressure points. */
export const weighted = (hundredths: Readonly<Partial<Record<BaseCode, number>>>): Linear =>
  linear(new Map(Object.entries(hundredths) as [BaseCode, number][]), 100);

/** One formula as a share of another, in per cent. */
export const percentage = (of: Linear, to: Linear): Ratio => ({ is: 'ratio', of, to, scale: 100 });

/** Every base a formula reads. */
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

/** A formula as people read it, for the glossary. */
export const formulaText = (formula: Formula): string =>
  formula.is === 'linear' ? written(formula) : `${formula.scale} x (${written(formula.of)}) / (${written(formula.to)})`;
