import { baseIndex, bases, countedBases } from '../bases/table.js';
import { features, type Feature } from '../vocabulary/features.js';
import { basesOf, type Linear } from './formula.js';
import type { StatisticLevel } from './metric.js';
import { metricOf, type ComputedCode } from './table/index.js';

/**
 * Codes made ready to be evaluated: terms in flat columns, so that evaluating interprets nothing.
 * Column c is the sum of its terms `termStarts[c]` to `termStarts[c + 1]` over `divisors[c]`; codes that are ratios have two columns.
 */
export interface Plan {
  readonly level: StatisticLevel;
  readonly codes: readonly ComputedCode[];
  readonly termStarts: Uint16Array;
  readonly termBases: Uint16Array;
  readonly termWeights: Int16Array;
  readonly divisors: Uint16Array;
  /** For each code: its column, and the column it is divided by or -1. */
  readonly columns: Int16Array;
  readonly divideBy: Int16Array;
  readonly scales: Uint16Array;
  /** For each code: bits of the features it needs. */
  readonly needs: Int32Array;
  /** Bases the codes read, counted before summed, each once. */
  readonly counted: Uint16Array;
  readonly summed: Uint16Array;
}

const bit = (feature: Feature | 'core'): number => (feature === 'core' ? 0 : 1 << features.indexOf(feature));

/** Makes codes ready at a level; codes that do not exist at it are left out. **Empty**: a plan without codes. */
export function planOf(level: StatisticLevel, codes: readonly ComputedCode[]): Plan {
  const planned = [...new Set(codes)].flatMap((code) => {
    const formula = metricOf(code).formula[level];
    return formula === undefined ? [] : [{ code, formula }];
  });
  const linears: Linear[] = [];
  const columnOf = (linear: Linear): number => linears.push(linear) - 1;
  const columns: number[] = [];
  const divideBy: number[] = [];
  for (const { formula } of planned) {
    columns.push(columnOf(formula.is === 'linear' ? formula : formula.of));
    divideBy.push(formula.is === 'linear' ? -1 : columnOf(formula.to));
  }
  const terms = linears.map((linear) => [...linear.weights]);
  const read = [...new Set(terms.flat().map(([base]) => baseIndex(base)))].sort((a, b) => a - b);
  const termStarts = new Uint16Array(terms.length + 1);
  terms.forEach((list, at) => { termStarts[at + 1] = (termStarts[at] ?? 0) + list.length; });
  return {
    level,
    codes: planned.map(({ code }) => code),
    termStarts,
    termBases: Uint16Array.from(terms.flat(), ([base]) => baseIndex(base)),
    termWeights: Int16Array.from(terms.flat(), ([, weight]) => weight),
    divisors: Uint16Array.from(linears, ({ divisor }) => divisor),
    columns: Int16Array.from(columns),
    divideBy: Int16Array.from(divideBy),
    scales: Uint16Array.from(planned, ({ formula }) => (formula.is === 'ratio' ? formula.scale : 1)),
    needs: Int32Array.from(planned, ({ formula }) =>
      basesOf(formula).reduce((bits, base) => bits | bit(bases[baseIndex(base)]?.feature ?? 'core'), 0)),
    counted: Uint16Array.from(read.filter((base) => base < countedBases)),
    summed: Uint16Array.from(read.filter((base) => base >= countedBases)),
  };
}
