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
import type { ExportColumn } from '../table.js';

/** A term of the formula of a metric. */
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

/** Returns the terms of the formulas of all metrics. */
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

/** THE columns of the terms of metrics. */
export const metricColumns: readonly ExportColumn<MetricTerm>[] = [
  { name: 'metricCode', kind: 'text', is: 'code of the metric', of: ({ code }) => code },
  { name: 'level', kind: 'text', is: 'player or squad', of: ({ level }) => level },
  {
    name: 'part',
    kind: 'text',
    is: 'of; to is the denominator of a ratio, which is a percentage',
    of: ({ part }) => part,
  },
  { name: 'base', kind: 'text', is: 'code of the base', of: ({ base }) => base },
  { name: 'weight', kind: 'integer', is: 'the base counts so many times', of: ({ weight }) => weight },
  {
    name: 'divisor',
    kind: 'integer',
    is: 'so many units of the base are one of the metric',
    of: ({ divisor }) => divisor,
  },
];
