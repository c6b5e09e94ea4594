import type { ForecastDecile, ForecastScore } from '@goalsquare/engine';
import { fitLogistic } from './logistic.js';

/** A forecast for one state of a match: the home squad's chance of winning, and the outcome (a draw is 0.5). */
export interface Scorable {
  readonly match: number;
  readonly chance: number;
  readonly outcome: number;
}

/** An interval that contains 95 % of bootstrap samples of matches. */
export type Interval = readonly [low: number, high: number];

/** Number of bootstrap samples. */
const SAMPLES = 2000;

/** Chances are clamped to at least this distance from 0 and 1. */
const LEAST = 1e-9;

const lossOf = ({ chance, outcome }: Scorable): number => {
  const p = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return -(outcome * Math.log(p) + (1 - outcome) * Math.log(1 - p));
};

/** Returns the mean log loss of forecasts. */
export const meanLoss = (of: readonly Scorable[]): number => meanOf(of.map(lossOf));

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns a random generator with a fixed seed, so that intervals do not change between runs. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Returns the 95 % interval of a mean, by resampling whole matches. `values` are pairs of a match id and a state's
 * value.
 */
export function bootstrap(values: readonly (readonly [match: number, value: number])[]): Interval {
  const byMatch = new Map<number, { sum: number; n: number }>();
  for (const [match, value] of values) {
    const before = byMatch.get(match) ?? { sum: 0, n: 0 };
    byMatch.set(match, { sum: before.sum + value, n: before.n + 1 });
  }
  const [matches, random] = [[...byMatch.values()], randomOf(46)];
  const means = Array.from({ length: SAMPLES }, () => {
    let [sum, n] = [0, 0];
    matches.forEach(() => {
      const one = matches[Math.floor(random() * matches.length)];
      sum += one?.sum ?? 0;
      n += one?.n ?? 0;
    });
    return sum / n;
  }).sort((a, b) => a - b);
  return [means[Math.floor(SAMPLES * 0.025)] ?? NaN, means[Math.floor(SAMPLES * 0.975)] ?? NaN];
}

/**
 * Returns the slope of outcomes on the log-odds of forecasts. It is 1 if forecasts are neither too confident nor too
 * cautious.
 */
export function slopeOf(of: readonly Scorable[]): number {
  const rows = of.map(({ chance, outcome }) => {
    const p = Math.min(1 - LEAST, Math.max(LEAST, chance));
    return { features: [1, Math.log(p / (1 - p))], counts: [outcome], of: 1 };
  });
  return fitLogistic(rows)[0]?.[1] ?? NaN;
}

/** Returns the scores of forecasts. **Empty**: NaN without forecasts. */
export function scoresOf(of: readonly Scorable[]): ForecastScore {
  const losses = of.map((one) => [one.match, lossOf(one)] as const);
  const logLoss = meanOf(losses.map(([, loss]) => loss));
  return {
    states: of.length,
    matches: new Set(of.map(({ match }) => match)).size,
    logLoss,
    interval: bootstrap(losses),
    brier: meanOf(of.map(({ chance, outcome }) => (chance - outcome) ** 2)),
    bits: 1 - logLoss / Math.LN2,
    slope: slopeOf(of),
  };
}

/** Returns the mean log loss of one model minus that of another for the same states, and its 95 % interval. */
export function pairedDifference(
  one: readonly Scorable[],
  other: readonly Scorable[],
): { readonly mean: number; readonly interval: Interval } {
  const differences = one.map((state, at) => [state.match, lossOf(state) - lossOf(other[at] ?? state)] as const);
  return { mean: meanOf(differences.map(([, value]) => value)), interval: bootstrap(differences) };
}

/** Splits forecasts into ten groups by chance: 0 to 10 %, 10 to 20 % and so on. */
const tenthsOf = (of: readonly Scorable[]): readonly (readonly Scorable[])[] =>
  Array.from({ length: 10 }, (_, tenth) => of.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth));

const calibrationOf = (states: readonly Scorable[]) => ({
  states: states.length,
  expected: meanOf(states.map(({ chance }) => chance)),
  real: meanOf(states.map(({ outcome }) => outcome)),
});

/**
 * Returns whether a decile has enough states to be judged and its results differ from the forecast by more than 2
 * percentage points.
 */
export const isOff = ({ states, expected, real }: ReturnType<typeof calibrationOf>): boolean =>
  states >= 200 && Math.abs(real - expected) > 0.02;

/** Returns how many deciles are off. */
export const countOff = (of: readonly Scorable[]): number => tenthsOf(of).map(calibrationOf).filter(isOff).length;

/** Returns the deciles of forecasts. **Empty**: deciles without forecasts are omitted. */
export const decilesOf = (of: readonly Scorable[]): readonly ForecastDecile[] =>
  tenthsOf(of)
    .map((states, tenth) => ({
      from: tenth / 10,
      ...calibrationOf(states),
      interval: bootstrap(states.map(({ match, outcome }) => [match, outcome] as const)),
    }))
    .filter(({ states }) => states > 0);
