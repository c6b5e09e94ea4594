import {
  basesOf,
  metricCodes,
  metricOf,
  statisticLevels,
  type Formula,
  type Linear,
  type MetricCode,
  type StatisticLevel,
} from '@goalsquare/engine';
import { integer, text } from '../columns.js';
import type { ExportColumn } from '../table.js';

/** A term of a metric's formula. */
export interface MetricTerm {
  readonly code: MetricCode;
  readonly level: StatisticLevel;
  readonly part: 'of' | 'to';
  readonly base: string;
  readonly weight: number;
  readonly divisor: number;
}

const partsOf = (formula: Formula): readonly (readonly ['of' | 'to', Linear])[] =>
  formula.is === 'linear'
    ? [['of', formula]]
    : [
        ['of', formula.of],
        ['to', formula.to],
      ];

/** Returns the terms of all metric formulas. */
export const metricTerms = (): readonly MetricTerm[] =>
  metricCodes.flatMap((code) =>
    statisticLevels.flatMap((level) => {
      const formula = metricOf(code).formula[level];
      return (formula === undefined ? [] : partsOf(formula)).flatMap(([part, linear]) =>
        basesOf(linear).map((base) => ({
          code,
          level,
          part,
          base,
          weight: linear.weights.get(base) ?? 0,
          divisor: linear.divisor,
        })),
      );
    }),
  );

export const metricColumns: readonly ExportColumn<MetricTerm>[] = [
  text('metricCode', 'code of the metric', ({ code }) => code),
  text('level', 'player or squad', ({ level }) => level),
  text('part', 'of for a sum or the numerator of a ratio (a percentage), to for the denominator', ({ part }) => part),
  text('base', 'code of the base', ({ base }) => base),
  integer('weight', 'weight of the base in the formula', ({ weight }) => weight),
  integer('divisor', 'number of units of the base in one unit of the metric', ({ divisor }) => divisor),
];
