import { describeBase } from '../bases/describe.js';
import { baseIndex, bases, hasWindows } from '../vocabulary/bases.js';
import { featureTexts } from '../vocabulary/features.js';
import { ownCodes, type MetricCode } from './codes.js';
import { basesOf, formulaText, type Formula } from './formula.js';
import { metricMetaData } from './glossary.js';
import type { MetricLevel, StatisticLevel } from './metric.js';
import { featuresOf } from './needs.js';
import { isOwnMeaning } from './own-meanings.js';
import { metricOf } from './table/index.js';
import { termsIn } from './terms.js';

/** The glossary entry of a metric. **Source**: `openapi/components/schemas/MetricGlossary.yaml`. */
export interface MetricExplanation {
  readonly code: MetricCode;
  readonly name: string;
  readonly description: string;
  readonly technicalDescription: string;
  readonly edgeCases: string;
  readonly aggregateFormula: string;
  readonly level: MetricLevel;
  readonly format: string;
  readonly formatAvg: string;
  readonly dimensions: MetricDimensions;
}

/** The dimensions a metric is available by. */
export interface MetricDimensions {
  readonly season: boolean;
  readonly matchPeriod: boolean;
  readonly matchZone: boolean;
  readonly matchContext: boolean;
  readonly matchTransactions: boolean;
  readonly gamesPlayedAverage: boolean;
  readonly career: boolean;
  readonly match: boolean;
}

const levelNames = { player: 'Players', squad: 'Squads' } as const satisfies Record<StatisticLevel, string>;

const formulasOf = (code: MetricCode): readonly (readonly [StatisticLevel, Formula])[] =>
  Object.entries(metricOf(code).formula) as [StatisticLevel, Formula][];

/** Returns the text of the formula, once if it is the same at every level. */
function formulaOf(code: MetricCode): string {
  const written = formulasOf(code).map(([level, formula]) => [level, formulaText(formula)] as const);
  const [first] = written;
  if (first !== undefined && written.every(([, text]) => text === first[1])) return first[1];
  return written.map(([level, text]) => `${levelNames[level]}: ${text}`).join('; ');
}

/** Describes what each base counts, and lists the terms in the description. */
function partsOf(code: MetricCode): string {
  const read = new Set(formulasOf(code).flatMap(([, formula]) => basesOf(formula)));
  const parts = [...read].map((base) => `${describeBase(base)}.`).join(' ');
  const used = termsIn(parts).map(({ term }) => term);
  return used.length === 0 ? parts : `${parts} Terms: ${used.join(', ')}.`;
}

/**
 * Describes how filters by zone and time affect a metric of time. **Empty**: nothing for a metric that counts or sums.
 */
function timeEdgesOf(code: MetricCode): readonly string[] {
  const read = formulasOf(code)
    .flatMap(([, formula]) => basesOf(formula))
    .flatMap((base) => bases[baseIndex(base)] ?? []);
  if (!read.some(({ kind }) => kind === 'timed')) return [];
  return [
    read.every(hasWindows)
      ? 'With a filter by seconds, only the time between its start and its end counts.'
      : 'The metric covers whole quarters: a filter by period applies, but a filter by seconds within a period does not.',
    ...(metricOf(code).zoned.length === 0 ? ['A filter by zone does not change it.'] : []),
  ];
}

function edgesOf(code: MetricCode): readonly string[] {
  const [[, formula] = []] = formulasOf(code);
  const { level, zoned } = metricOf(code);
  return [
    ...featuresOf(code).map((feature) =>
      feature === 'ratings'
        ? "Absent in leagues without ratings, such as the women's."
        : `Absent in a match whose source does not capture ${featureTexts[feature]}.`,
    ),
    ...(formula?.is === 'ratio' ? [`Absent if the denominator (${formulaText(formula.to)}) is 0.`] : []),
    ...(level === 'Both' && zoned.length === 1
      ? [`Published by zone for ${zoned[0] === 'player' ? 'players' : 'squads'} only.`]
      : []),
    ...timeEdgesOf(code),
    ...(isOwnMeaning(code) ? ['Only the code is public; the meaning is our own.'] : []),
    ...((ownCodes as readonly MetricCode[]).includes(code) ? ['The code is our own.'] : []),
  ];
}

/**
 * Returns the dimensions of a metric. Bases add up over any matches, so every metric is available by season and career.
 * A ratio has no average by match.
 */
function dimensionsOf(code: MetricCode): MetricDimensions {
  const { level, zoned, transaction } = metricOf(code);
  return {
    season: true,
    matchPeriod: true,
    matchZone: zoned.length > 0,
    matchContext: level !== 'Player',
    matchTransactions: transaction,
    gamesPlayedAverage: formulasOf(code).every(([, formula]) => formula.is === 'linear'),
    career: true,
    match: true,
  };
}

/**
 * Explains a metric, from its formula, its bases and the features it needs. **Empty**: an empty text if there are no
 * edge cases.
 */
export function explain(code: MetricCode): MetricExplanation {
  const { name, description, level } = metricOf(code);
  const { format, formatAvg } = metricMetaData(code);
  return {
    code,
    name,
    description,
    technicalDescription: partsOf(code),
    edgeCases: edgesOf(code).join(' '),
    aggregateFormula: formulaOf(code),
    level,
    format,
    formatAvg,
    dimensions: dimensionsOf(code),
  };
}
