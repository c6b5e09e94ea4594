import { measures, type Dimension, type Measure, type MetricCode } from '@goalsquare/engine';
import { nearestWord } from '../../domain/text/nearest.js';
import { quoted } from '../../domain/text/quoted.js';

/** A sort key for rows: a value, a dimension, or the number of matches or seconds that a row is based on. */
export type SortKey =
  | { readonly is: 'value'; readonly code: MetricCode; readonly measure: Measure }
  | { readonly is: 'dimension'; readonly dimension: Dimension }
  | { readonly is: 'matches' | 'seconds' };

/** One item of a sort order. */
export interface SortItem {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** The members of a query that its rows can be sorted by. */
export interface Sortable {
  readonly by: readonly Dimension[];
  readonly codes: readonly MetricCode[];
  readonly measures: readonly Measure[];
}

/** Dimensions with a natural order. */
const ordered: ReadonlySet<Dimension> = new Set(['match', 'round', 'season', 'period', 'hex', 'square']);

const isMeasure = (text: string): text is Measure => (measures as readonly string[]).includes(text);

function valueKey({ codes, measures: requested }: Sortable, text: string): SortKey | undefined {
  const dot = text.indexOf('.');
  const code = dot < 0 ? text : text.slice(0, dot);
  const measure = dot < 0 ? requested[0] : text.slice(dot + 1);
  return measure !== undefined &&
    isMeasure(measure) &&
    requested.includes(measure) &&
    (codes as readonly string[]).includes(code)
    ? { is: 'value', code: code as MetricCode, measure }
    : undefined;
}

function keyOf(sortable: Sortable, text: string): SortKey | undefined {
  if (text === 'matches' || text === 'seconds') return { is: text };
  if ((sortable.by as readonly string[]).includes(text)) return { is: 'dimension', dimension: text as Dimension };
  return valueKey(sortable, text);
}

/** Parses an item of a sort order. Returns a description of the fault if the text is invalid. */
export function parseSortItem(sortable: Sortable, text: string): SortItem | { readonly fault: string } {
  const isDescending = text.startsWith('-');
  const name = isDescending ? text.slice(1) : text;
  const key = keyOf(sortable, name);
  if (key !== undefined) return { key, isDescending };
  const { by, codes, measures: requested } = sortable;
  const first = codes[0];
  const near = nearestWord(name, [...by, 'matches', 'seconds', ...codes, ...requested.map((m) => `${first}.${m}`)]);
  const value = `a metric of the query with one of its measures${first === undefined ? '' : `, such as ${first}.${requested[0]}`}`;
  return {
    fault:
      `${quoted(text)} is not an order of these rows: allowed are ${[...by, 'matches', 'seconds'].join(', ')}, ` +
      `and ${value}${near === undefined ? '' : `; the nearest is ${near}`}`,
  };
}

/**
 * Returns the default sort order: by the first requested metric, highest first. **Empty**: no items, which sorts rows
 * by their dimensions, if the request names no metric or the first dimension has a natural order.
 */
export function defaultSort({ by, codes: [code], measures: [measure] }: Sortable, namesMetrics: boolean): SortItem[] {
  const [first] = by;
  return !namesMetrics || code === undefined || measure === undefined || (first !== undefined && ordered.has(first))
    ? []
    : [{ key: { is: 'value', code, measure }, isDescending: true }];
}
