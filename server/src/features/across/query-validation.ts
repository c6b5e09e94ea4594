import type { AcrossTable } from '@goalsquare/engine';
import type { MetricValidation } from '@goalsquare/openapi';
import type { Response } from 'express';
import { validationEntry } from '../../answers/statistics/metric-validation.js';
import type { CheckedQuery } from './checked-query.js';
import type { Format } from './formats.js';

/** Entries that the header field lists. */
const MOST_LISTED = 20;

/** The header field of formats without members. **Source**: RFC 9651, a list of strings with parameters. */
const VALIDATION_HEADER = 'Goalsquare-Validation';

/** Whether a source of any match that the rows are based on supplies code n. Rows without matches show nothing. */
function isSupplied({ rows, matches, matchesOf }: AcrossTable, n: number): boolean {
  let isBased = false;
  for (let row = 0; row < rows; row += 1) {
    if (matchesOf(n, row) > 0) return true;
    isBased ||= (matches[row] ?? 0) > 0;
  }
  return !isBased;
}

/**
 * Returns the metrics that a query names and its rows do not have, each with the reason. **Empty**: `undefined` unless
 * the query has `validation=partial`.
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
 * Returns the entries as a header field: codes in percent-encoding with their reasons, the first 20. The last one has
 * `more` if others follow.
 */
function headerOf(entries: readonly MetricValidation[]): string {
  const more = entries.length - MOST_LISTED;
  const items = entries
    .slice(0, MOST_LISTED)
    .map(({ metricCode, reason }) => `"${encodeURIComponent(metricCode)}";reason=${reason}`);
  return items.join(', ') + (more > 0 ? `;more=${more}` : '');
}

/**
 * Names the metrics that a file does not have in a header field. **Empty**: adds nothing to JSON, whose member
 * `validation` has them, nor if all metrics are answered.
 */
export function addValidation(res: Response, format: Format, entries: readonly MetricValidation[] = []): void {
  if (format !== 'json' && entries.length > 0) res.setHeader(VALIDATION_HEADER, headerOf(entries));
}
