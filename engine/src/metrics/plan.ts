import { baseIndex, bases, countedBases, firstTimedBase } from '../vocabulary/bases.js';
import type { MetricCode } from './codes.js';
import type { Linear } from './formula.js';
import type { StatisticLevel } from './metric.js';
import { needBits } from './needs.js';
import { metricOf } from './table/index.js';

/** Bases that a query reads, each once, by kind. */
export interface PlannedBases {
  readonly counted: Uint16Array;
  readonly summed: Uint16Array;
  readonly timed: Uint16Array;
}

/**
 * Codes prepared for evaluation: sums in flat columns. Sum s adds the terms `termStarts[s]` to `termStarts[s + 1]`: a
 * source is a base or, from `bases.length` on, an earlier sum. Equal sums are computed once, and a sum that contains
 * another begins with it.
 */
export interface Plan extends PlannedBases {
  readonly level: StatisticLevel;
  readonly codes: readonly MetricCode[];
  readonly termStarts: Uint16Array;
  readonly termSources: Uint16Array;
  readonly termWeights: Int16Array;
  /** For each code: its sum, and the sum it is divided by, or -1. */
  readonly sums: Int16Array;
  readonly divideBy: Int16Array;
  /** For each code: the factors of its sum and its denominator. Whole numbers, so that equal ratios are equal. */
  readonly factors: Float64Array;
  readonly divisors: Float64Array;
  /** For each sum: 1 if it is the value of a code, so that it is ranked. */
  readonly ranked: Uint8Array;
  /** For each code: bits of the features that it needs. */
  readonly needs: Int32Array;
}

type Weights = ReadonlyMap<number, number>;

const weightsOf = (linear: Linear): Weights =>
  new Map([...linear.weights].map(([base, weight]) => [baseIndex(base), weight] as const).sort(([a], [b]) => a - b));

const signature = (weights: Weights): string => [...weights].join(';');

const contains = (whole: Weights, part: Weights): boolean =>
  part.size <= whole.size && [...part].every(([base, weight]) => whole.get(base) === weight);

const without = (whole: Weights, part: Weights): Weights => new Map([...whole].filter(([base]) => !part.has(base)));

/** Returns the terms of every sum: the largest earlier sums that it contains, then the remaining bases. */
function share(sums: readonly Weights[]): readonly (readonly (readonly [source: number, weight: number])[])[] {
  return sums.map((whole, at) => {
    const terms: (readonly [number, number])[] = [];
    let left = whole;
    for (let earlier = at - 1; earlier >= 0 && left.size > 1; earlier -= 1) {
      const part = sums[earlier];
      if (part === undefined || part.size < 2 || !contains(left, part)) continue;
      terms.push([bases.length + earlier, 1]);
      left = without(left, part);
    }
    return [...terms, ...left];
  });
}

/**
 * Prepares codes for evaluation at a level. Omits repeated codes, and codes that do not exist at that level. **Empty**:
 * a plan without codes.
 */
export function planOf(level: StatisticLevel, codes: readonly MetricCode[]): Plan {
  const planned = [...new Set(codes)].flatMap((code) => {
    const formula = metricOf(code).formula[level];
    return formula === undefined ? [] : [{ code, formula }];
  });
  const linears = planned.flatMap(({ formula }) => (formula.is === 'linear' ? [formula] : [formula.of, formula.to]));
  const distinct = new Map(linears.map(weightsOf).map((weights) => [signature(weights), weights]));
  const ordered = [...distinct].sort(([, a], [, b]) => a.size - b.size);
  const place = new Map(ordered.map(([key], at) => [key, at]));
  const sumOf = (linear: Linear): number => place.get(signature(weightsOf(linear))) ?? -1;
  const terms = share(ordered.map(([, weights]) => weights));
  const ranked = new Set(planned.flatMap(({ formula }) => (formula.is === 'linear' ? [sumOf(formula)] : [])));
  const read = [...new Set(ordered.flatMap(([, weights]) => [...weights.keys()]))].sort((a, b) => a - b);
  const termStarts = new Uint16Array(terms.length + 1);
  terms.forEach((list, at) => {
    termStarts[at + 1] = (termStarts[at] ?? 0) + list.length;
  });
  return {
    level,
    codes: planned.map(({ code }) => code),
    termStarts,
    termSources: Uint16Array.from(terms.flat(), ([source]) => source),
    termWeights: Int16Array.from(terms.flat(), ([, weight]) => weight),
    sums: Int16Array.from(planned, ({ formula }) => sumOf(formula.is === 'linear' ? formula : formula.of)),
    factors: Float64Array.from(planned, ({ formula }) =>
      formula.is === 'linear' ? 1 : formula.scale * formula.to.divisor,
    ),
    divisors: Float64Array.from(planned, ({ formula }) =>
      formula.is === 'linear' ? formula.divisor : formula.of.divisor,
    ),
    divideBy: Int16Array.from(planned, ({ formula }) => (formula.is === 'linear' ? -1 : sumOf(formula.to))),
    ranked: Uint8Array.from(ordered, (_, sum) => (ranked.has(sum) ? 1 : 0)),
    needs: Int32Array.from(planned, ({ formula }) => needBits(formula)),
    counted: Uint16Array.from(read.filter((base) => base < countedBases)),
    summed: Uint16Array.from(read.filter((base) => base >= countedBases && base < firstTimedBase)),
    timed: Uint16Array.from(read.filter((base) => base >= firstTimedBase)),
  };
}
