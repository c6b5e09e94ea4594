import { boxScoreCodes } from '../vocabulary/box-score.js';
import type { BaseCode } from '../vocabulary/bases.js';
import type { MetricCode } from './codes.js';
import { count, type Formula, type Linear } from './formula.js';
import type { StatisticLevel } from './metric.js';
import { metricOf } from './table/index.js';

/*
 * A box score has values of metrics, not of bases. It also determines each metric whose formula is a weighted sum of
 * the formulas of those metrics: DISPOSAL is KICK + HANDBALL, MARK_UNCONTESTED is MARK - MARK_CONTESTED.
 */

/** Sources of a value are numbered: box score codes by index, then goals, behinds and points of a squad's result. */
export const RESULT_GOALS = boxScoreCodes.length;
export const RESULT_BEHINDS = boxScoreCodes.length + 1;
export const RESULT_POINTS = boxScoreCodes.length + 2;
/** Number of sources of a value. */
export const SOURCES = RESULT_POINTS + 1;

/** Returns the bit of a source. Sets of sources are sums of bits, which are exact up to 52 sources. */
export const sourceBit = (source: number): number => 2 ** source;

/** Whether a set of sources contains a source. */
export const hasSource = (bits: number, source: number): boolean => Math.floor(bits / sourceBit(source)) % 2 === 1;

/** Divisor that splits a set of sources into two halves, each small enough for bitwise operators. */
const HALF = 2 ** 26;

/** Returns the sources that two sets have in common. */
export const commonSources = (one: number, other: number): number =>
  (Math.floor(one / HALF) & Math.floor(other / HALF)) * HALF + ((one % HALF) & (other % HALF));

/** Bits of the goals and behinds in a result. A squad has these sources, unless its result has only points. */
export const RESULT_BITS = sourceBit(RESULT_GOALS) + sourceBit(RESULT_BEHINDS);

/** A weighted sum of sources, divided by a number. Weights are whole numbers. */
export interface Combination {
  readonly terms: readonly (readonly [source: number, weight: number])[];
  readonly divisor: number;
}

/** The computation of a metric from sources: a combination or, for a ratio, one combination divided by another. */
export interface Derivation {
  readonly of: Combination;
  readonly to?: Combination;
  readonly scale: number;
}

type Weights = ReadonlyMap<BaseCode, number>;
type Terms = ReadonlyMap<number, number>;

/**
 * A sum of bases with a known value, and the sources that add up to it. `pivot` is one of its bases, of weight 1 or -1.
 */
interface Known {
  readonly weights: Weights;
  readonly terms: Terms;
  readonly pivot: BaseCode;
}

function added<K>(to: ReadonlyMap<K, number>, factor: number, map: ReadonlyMap<K, number>): ReadonlyMap<K, number> {
  const sum = new Map(to);
  for (const [key, weight] of map) sum.set(key, (sum.get(key) ?? 0) + factor * weight);
  return new Map([...sum].filter(([, weight]) => weight !== 0));
}

/** Subtracts known sums from a sum of bases until no pivot is left. `terms` are the sources that were subtracted. */
function reduced(weights: Weights, known: readonly Known[]): { readonly rest: Weights; readonly terms: Terms } {
  let [rest, terms]: [Weights, Terms] = [weights, new Map()];
  for (const one of known) {
    const factor = (rest.get(one.pivot) ?? 0) / (one.weights.get(one.pivot) ?? 1);
    if (factor === 0) continue;
    rest = added(rest, -factor, one.weights);
    terms = added(terms, factor, one.terms);
  }
  return { rest, terms };
}

const { squad: pointsOfSquad } = metricOf('POINTS').formula;

/** Returns the sources of a level and the formula of each. Results come first, so that a squad's goals are official. */
function sourcesOf(level: StatisticLevel): readonly (readonly [source: number, formula: Linear])[] {
  const ofPlayers = boxScoreCodes.flatMap((code, source) => {
    const { player: formula } = metricOf(code).formula;
    return formula?.is === 'linear' ? [[source, formula] as const] : [];
  });
  return level === 'player'
    ? ofPlayers
    : [
        [RESULT_GOALS, count('goal')],
        [RESULT_BEHINDS, count('behind', 'rushedBehind')],
        ...(pointsOfSquad?.is === 'linear' ? [[RESULT_POINTS, pointsOfSquad] as const] : []),
        ...ofPlayers,
      ];
}

const sources = { player: sourcesOf('player'), squad: sourcesOf('squad') } as const;

/** Returns the known sums of bases, each without the pivots of earlier sums. */
function knownFrom(level: StatisticLevel, bits: number): readonly Known[] {
  const known: Known[] = [];
  for (const [source, { weights, divisor }] of sources[level]) {
    if (!hasSource(bits, source)) continue;
    const { rest, terms } = reduced(weights, known);
    const pivot = [...rest].find(([, weight]) => Math.abs(weight) === 1)?.[0];
    if (pivot !== undefined)
      known.push({ weights: rest, terms: added(new Map([[source, divisor]]), -1, terms), pivot });
  }
  return known;
}

function combinationOf({ weights, divisor }: Linear, known: readonly Known[]): Combination | undefined {
  const { rest, terms } = reduced(weights, known);
  return rest.size > 0 ? undefined : { terms: [...terms].sort(([a], [b]) => a - b), divisor };
}

function derivationOf(formula: Formula, known: readonly Known[]): Derivation | undefined {
  if (formula.is === 'linear') {
    const of = combinationOf(formula, known);
    return of && { of, scale: 1 };
  }
  const [of, to] = [combinationOf(formula.of, known), combinationOf(formula.to, known)];
  return of && to && { of, to, scale: formula.scale };
}

const knownSums = new Map<string, readonly Known[]>();
const derivations = new Map<string, Derivation | undefined>();

/**
 * Returns the computation of a metric from the sources whose bits are set. **Empty**: `undefined` if these sources do
 * not supply the metric, or the metric does not exist at the level.
 */
export function boxScoreDerivation(level: StatisticLevel, code: MetricCode, bits: number): Derivation | undefined {
  const sums = `${level} ${bits}`;
  const key = `${sums} ${code}`;
  if (derivations.has(key)) return derivations.get(key);
  const known = knownSums.get(sums) ?? knownFrom(level, bits);
  knownSums.set(sums, known);
  const formula = metricOf(code).formula[level];
  const derivation = formula && derivationOf(formula, known);
  derivations.set(key, derivation);
  return derivation;
}

const sumOf = ({ terms, divisor }: Combination, values: readonly number[]): number =>
  terms.reduce((sum, [source, weight]) => sum + weight * (values[source] ?? 0), 0) / divisor;

/** Whether statistics contradict each other: a count would be less than 0. */
const isImpossible = ({ terms }: Combination, sum: number): boolean => terms.length > 1 && sum < 0;

/**
 * Returns the value of a derivation from the values of its sources. **Empty**: NaN for a ratio with denominator 0, or
 * if a difference of counts is below 0.
 */
export function derivedValue({ of, to, scale }: Derivation, values: readonly number[]): number {
  const sum = sumOf(of, values);
  if (isImpossible(of, sum)) return NaN;
  if (to === undefined) return sum;
  const under = sumOf(to, values);
  return under > 0 ? (scale * sum) / under : NaN;
}
