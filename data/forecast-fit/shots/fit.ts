import { bothOf, heightAt, type Line, type LogOdds } from '@goalsquare/engine';
import type { Bin } from './bins.js';

/** Number of hits and trials at a distance and an angle. */
interface Trials {
  readonly metres: number;
  readonly degrees: number;
  readonly hits: number;
  readonly of: number;
}

const distinct = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);

/** Returns a line that is 1 at one knot and 0 at all others. */
const tent = (knots: readonly number[], at: number): Line => knots.map((knot) => [knot, knot === at ? 1 : 0] as const);

/**
 * Solves `matrix x = right` by elimination. It needs no pivoting, because the matrix of a likelihood is symmetric and
 * positive definite.
 */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, n) => [...row, right[n] ?? 0]);
  rows.forEach((pivot, n) => {
    rows.forEach((row, m) => {
      if (m === n) return;
      const factor = (row[n] ?? 0) / (pivot[n] ?? 1);
      for (let k = n; k < row.length; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    });
  });
  return rows.map((row, n) => (row.at(-1) ?? 0) / (row[n] ?? 1));
}

/** Fits the weights of a logistic model by maximum likelihood, with Newton's method. */
function fitWeights(trials: readonly Trials[], features: readonly (readonly number[])[]): readonly number[] {
  const size = features[0]?.length ?? 0;
  let weights: readonly number[] = new Array<number>(size).fill(0);
  for (let round = 0; round < 25; round += 1) {
    const slope = new Array<number>(size).fill(0);
    const curve = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    trials.forEach(({ hits, of }, t) => {
      const row = features[t] ?? [];
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, n) => sum + value * (weights[n] ?? 0), 0)));
      row.forEach((a, n) => {
        slope[n] = (slope[n] ?? 0) + a * (hits - of * chance);
        const into = curve[n] ?? [];
        row.forEach((b, m) => {
          into[m] = (into[m] ?? 0) + of * chance * (1 - chance) * a * b;
        });
      });
    });
    const step = solve(curve, slope);
    weights = weights.map((weight, n) => weight + (step[n] ?? 0));
  }
  return weights;
}

/** Fits log-odds by maximum likelihood, with a knot at every distance and angle and a term for both. */
function fitLogOdds(trials: readonly Trials[]): LogOdds {
  const [far, wide] = [distinct(trials.map(({ metres }) => metres)), distinct(trials.map(({ degrees }) => degrees))];
  const features = trials.map(({ metres, degrees }) => [
    ...far.map((knot) => heightAt(tent(far, knot), metres)),
    ...wide.slice(1).map((knot) => heightAt(tent(wide, knot), degrees)),
    bothOf(metres, degrees),
  ]);
  const weights = fitWeights(trials, features).map((weight) => Math.round(weight * 100) / 100);
  return {
    metres: far.map((knot, n) => [knot, weights[n] ?? 0]),
    degrees: wide.map((knot, n) => [knot, n === 0 ? 0 : (weights[far.length + n - 1] ?? 0)]),
    both: weights.at(-1) ?? 0,
  };
}

/**
 * Fits the shot model to counted shots: the chance of a goal, and of a behind if it is not a goal. Log-odds have two
 * decimals.
 */
export function fitShots(bins: readonly Bin[]): Readonly<Record<'goal' | 'behind', LogOdds>> {
  const of = (hits: (bin: Bin) => number, all: (bin: Bin) => number) =>
    fitLogOdds(bins.map((bin) => ({ ...bin, hits: hits(bin), of: all(bin) })));
  return {
    goal: of(
      ({ goals }) => goals,
      ({ goals, behinds, others }) => goals + behinds + others,
    ),
    behind: of(
      ({ behinds }) => behinds,
      ({ behinds, others }) => behinds + others,
    ),
  };
}
