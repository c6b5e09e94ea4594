import { bothOf, heightAt, type Line, type LogOdds } from '@goalsquare/engine';
import { fitLogistic } from '../logistic.js';
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

/** Fits log-odds by maximum likelihood, with a knot at every distance and angle and a term for both. */
function fitLogOdds(trials: readonly Trials[]): LogOdds {
  const [far, wide] = [distinct(trials.map(({ metres }) => metres)), distinct(trials.map(({ degrees }) => degrees))];
  const rows = trials.map(({ metres, degrees, hits, of }) => ({
    features: [
      ...far.map((knot) => heightAt(tent(far, knot), metres)),
      ...wide.slice(1).map((knot) => heightAt(tent(wide, knot), degrees)),
      bothOf(metres, degrees),
    ],
    counts: [hits],
    of,
  }));
  const weights = Array.from(fitLogistic(rows)[0] ?? [], (weight) => Math.round(weight * 100) / 100);
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
