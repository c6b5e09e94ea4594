import type { AcrossTable } from '@goalsquare/engine';
import type { MetricValidation } from '@goalsquare/openapi';
import type { Response } from 'express';
import { validationEntry } from '../../answers/statistics/metric-validation.js';
import type { CheckedQuery } from './checked-query.js';
import type { Format } from './formats.js';

/** Maximum number of entries in the header field. */
const MOST_LISTED = 20;

/**
 * The header field that lists unavailable metrics in formats other than JSON. **Source**: RFC 9651, a list of strings
 * with parameters.
 */
const VALIDATION_HEADER = 'Goalsquare-Validation';

/**
 * Whether the source of any match behind the rows supplies the n-th metric. Also true if no row is based on a match.
 */
function isSupplied({ rows, matches, matchesOf }: AcrossTable, n: number): boolean {
  let isBased = false;
  for (let row = 0; row < rows; row += 1) {
    if (matchesOf(n, row) > 0) return true;
    isBased ||= (matches[row] ?? 0) > 0;
  }
  return !isBased;
}

/**
 * Returns the requested metrics that the response lacks, with reasons. **Empty**: `undefined` unless the query has
 * `validation=partial`.
 */
export function validationOf(
  { validation }: Pick<CheckedQuery, 'validation'>,
  table: AcrossTable,
): readonly MetricValidation[] | undefined {
  return (
    validation && [
      ...validation,
      ...table.codes.flatMap((code, n) =>
        isSupplied(table, n)
          ? []
          : validationEntry(code, 'MetricNotValidForMatch', 'The sources of the selected matches do not supply it.'),
      ),
    ]
  );
}

/**
 * Formats the entries as a header field: percent-encoded codes with reasons, at most the first 20. The last one has the
 * number of omitted entries as `more`.
 */
function headerOf(entries: readonly MetricValidation[]): string {
  const more = entries.length - MOST_LISTED;
  const items = entries
    .slice(0, MOST_LISTED)
    .map(({ metricCode, reason }) => `"${encodeURIComponent(metricCode)}";reason=${reason}`);
  return items.join(', ') + (more > 0 ? `;more=${more}` : '');
}

/**
 * Adds a header field that names the metrics that a file lacks. **Empty**: adds nothing if the file has all metrics, or
 * to JSON, which has the member `validation`.
 */
export function addValidation(res: Response, format: Format, entries: readonly MetricValidation[] = []): void {
  if (format !== 'json' && entries.length > 0) res.setHeader(VALIDATION_HEADER, headerOf(entries));
}
