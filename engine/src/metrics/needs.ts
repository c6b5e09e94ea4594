import { baseIndex, bases, isTimeInRole, type BaseCode } from '../vocabulary/bases.js';
import {
  CORE_BIT,
  features,
  PLACE_BIT,
  PLAY_BIT,
  ROLELESS_TIME_BIT,
  TIME_BIT,
  type Feature,
} from '../vocabulary/features.js';
import { metricCodes, type MetricCode } from './codes.js';
import { basesOf, type Formula } from './formula.js';
import { statisticLevels, type StatisticLevel } from './metric.js';
import { metricOf } from './table/index.js';

const neededBy = (formula: Formula): readonly Feature[] =>
  basesOf(formula).flatMap((base) => bases[baseIndex(base)]?.needs ?? []);

/** Bases of scores. A source can have scores without the play between them. */
const ofScores: ReadonlySet<BaseCode> = new Set(['goal', 'behind', 'rushedBehind'] as const);

/** Returns the bits for the kinds of time that a timed base reads, or `PLACE_BIT` for any other base. */
function readBits(code: BaseCode): number {
  if (bases[baseIndex(code)]?.kind !== 'timed') return PLACE_BIT;
  return isTimeInRole(code) ? TIME_BIT : TIME_BIT | ROLELESS_TIME_BIT;
}

/**
 * Returns a bit for each feature that a formula needs, numbered as in `lacks` of a match. Adds the bit that every
 * metric needs, and the bits for the kinds of time or the acts that the formula reads.
 */
export const needBits = (formula: Formula): number =>
  neededBy(formula).reduce(
    (bits, feature) => bits | (1 << features.indexOf(feature)),
    basesOf(formula).reduce((bits, code) => bits | readBits(code) | (ofScores.has(code) ? 0 : PLAY_BIT), CORE_BIT),
  );

/** Returns, for each level of a metric, the bits of the features that it needs there. */
export const needsOf = (code: MetricCode): readonly (readonly [level: StatisticLevel, bits: number])[] =>
  statisticLevels.flatMap((level) => {
    const formula = metricOf(code).formula[level];
    return formula === undefined ? [] : [[level, needBits(formula)] as const];
  });

/** Returns the features that a metric needs at any level, in the order of their list. */
export function featuresOf(code: MetricCode): readonly Feature[] {
  const needed = new Set(Object.values(metricOf(code).formula).flatMap(neededBy));
  return features.filter((feature) => needed.has(feature));
}

/** Returns the metrics that a match with these `lacks` supplies at some level, in the order of their ids. */
export const suppliedCodes = (lacks: number): readonly MetricCode[] =>
  metricCodes.filter((code) =>
    Object.values(metricOf(code).formula).some((formula) => (needBits(formula) & lacks) === 0),
  );
