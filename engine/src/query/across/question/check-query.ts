import { EngineError } from '../../../errors.js';
import { actDimensions } from '../../acts/act-parts.js';
import { dividesTime, type ActDimension } from '../../acts/act-selection.js';
import { dimensions, type Dimension, type Measure, type StatisticsQuery } from './statistics-query.js';

const ofActs: readonly Dimension[] = actDimensions;

/** Whether a dimension divides the acts of a match. */
export const isActDimension = (dimension: Dimension): dimension is ActDimension => ofActs.includes(dimension);

/** Measures over the values of single matches. */
const ofMatches: ReadonlySet<Measure> = new Set([
  'min',
  'median',
  'max',
  'standardDeviation',
  'matchesOver',
  'longestRun',
  'currentRun',
  'rollingMean',
]);
export const isOfMatches = (measure: Measure): boolean => ofMatches.has(measure);

const needsThreshold: ReadonlySet<Measure> = new Set(['matchesOver', 'longestRun', 'currentRun']);

/** Returns the dimensions of a query. Default: person or squad. */
export const dimensionsOf = ({ level, by = [] }: StatisticsQuery): readonly Dimension[] =>
  by.length > 0 ? by : [level === 'player' ? 'person' : 'squad'];

/** Returns the measures of a query. Default: totals. */
export const measuresOf = ({ measures = [] }: StatisticsQuery): readonly Measure[] =>
  measures.length > 0 ? measures : ['total'];

/**
 * Returns the act dimensions of a query if any of them is not `period`, because their values are then computed match by
 * match. **Empty**: none otherwise.
 */
export function labelsOf(query: StatisticsQuery): readonly ActDimension[] {
  const ofActsAlone = dimensionsOf(query).filter(isActDimension);
  return ofActsAlone.some((dimension) => dimension !== 'period') ? ofActsAlone : [];
}

function fault(query: StatisticsQuery): string | undefined {
  const by = dimensionsOf(query);
  const measures = measuresOf(query);
  const labels = labelsOf(query);
  const places = labels.filter((dimension) => !dividesTime[dimension]);
  if (by.length > 2 || new Set(by).size < by.length) return 'by must contain one or two different dimensions';
  if (by.some((dimension) => !dimensions.includes(dimension))) return `by must contain only ${dimensions.join(', ')}`;
  if (query.level === 'squad' && by.includes('person')) return 'squads cannot be grouped by person';
  if (labels.length > 0 && measures.some(isOfMatches))
    return `rows by ${labels.join()} have no measures of single matches`;
  if (labels.length > 0 && query.context === 'PhysicalDiff') return `rows by ${labels.join()} have no PhysicalDiff`;
  if (places.length > 0 && measures.includes('share')) return `rows by ${places.join()} have no share`;
  if (measures.some((measure) => needsThreshold.has(measure)) && query.threshold === undefined)
    return 'matchesOver, longestRun and currentRun need a threshold';
  if (measures.includes('rollingMean') && !((query.rollingMatches ?? 0) >= 1))
    return 'rollingMean needs rollingMatches';
  return undefined;
}

/** Checks a query. **Throws** `QUERY_INVALID` if members contradict each other or are missing. */
export function checkQuery(query: StatisticsQuery): void {
  const message = fault(query);
  if (message !== undefined) throw new EngineError('QUERY_INVALID', message);
}
