import { cellWidths, type Dimension, type Measure } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { filterOf, type EvidenceRequest } from '../../evidence-links/evidence-request';
import { cellArea } from '../../pictures/facts/cell-area';
import { valueOf, valuesOf, type Query } from '../../query/query';

/** Dimensions that do not filter acts: they select matches, or identify the subject of a row. */
const ofMatches: readonly Dimension[] = ['person', 'squad', 'match', 'round', 'season', 'opponent', 'venue', 'result'];

const onlyId = (ids: readonly string[]): number | undefined => (ids.length === 1 ? Number(ids[0]) : undefined);

/** Returns the match of a row. **Empty**: `undefined` if the row can cover several. */
const matchOf = (query: Query, { match }: StatisticsRow): number | undefined =>
  match?.matchId ?? onlyId(valuesOf(query, 'matchId'));

const ownerOf = (query: Query, { person, squad }: StatisticsRow): number | undefined =>
  query.level === 'players'
    ? (person?.personId ?? onlyId(valuesOf(query, 'personId')))
    : (squad?.squadId ?? onlyId(valuesOf(query, 'squadId')));

/** Dimensions with a corresponding evidence filter. */
const ofFilters: readonly Dimension[] = ['period', 'scoreState', 'hex', 'square'];

/** Returns the filter for a row's cell. **Empty**: `{}` if the row has no cell. */
export function areaOf(query: Query, by: readonly Dimension[], { cell }: StatisticsRow): Record<string, string> {
  if (cell === undefined) return {};
  const width = Number(valueOf(query, 'cellMetres')) || cellWidths.usual;
  return { area: cellArea(by.includes('hex') ? 'hex' : 'square', cell, width, true), areaUnit: 'standard' };
}

/** Whether a query has a filter that cannot be combined with a cell, because a request accepts only one area. */
export const hasOtherArea = (query: Query, { cell }: StatisticsRow): boolean =>
  cell !== undefined && (valueOf(query, 'area') !== '' || !['', 'For'].includes(valueOf(query, 'context')));

/**
 * Returns the evidence request for a value of a row. **Empty**: `undefined` if the value does not belong to one player
 * or squad in one match.
 */
export function evidenceOfRow(
  query: Query,
  { by }: Pick<StatisticsTable, 'by'>,
  row: StatisticsRow,
  { code, measure }: { readonly code: string; readonly measure: Measure },
): EvidenceRequest | undefined {
  const [matchId, id] = [matchOf(query, row), ownerOf(query, row)];
  const narrowing = by.filter((dimension) => !ofMatches.includes(dimension));
  if (measure !== 'total' || matchId === undefined || id === undefined) return undefined;
  if (narrowing.some((dimension) => !ofFilters.includes(dimension)) || hasOtherArea(query, row)) return undefined;
  const { period, scoreState } = row;
  return {
    matchId,
    level: query.level,
    id,
    metric: code,
    filter: filterOf({
      ...query.values,
      ...(period !== undefined && { period }),
      ...(scoreState && { scoreState }),
      ...areaOf(query, by, row),
    }),
  };
}
