import type { Dimension } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { dimensionLabels, measureLabels } from '../../query/parameters';
import { pathAfter, pathOf } from '../../query/paths';
import { withValues, type Query } from '../../query/query';
import { dimensionText, hasMatches, hasTime, minutesOf, statisticOf } from '../../query/table';
import { request } from '../../requests/request';

/** The most rows of a page. */
const MAX_ROWS = '1000';

/**
 * Matches text that spreadsheets would evaluate, with the same exceptions as the server's CSV. Signed numbers do not
 * match.
 */
const formula = /^(?![+-]\d+(?:[.:]\d+)*%?$)[=+\-@\t＝＋－＠]/u;

/** Returns a CSV cell. A text that spreadsheets would evaluate is marked as text. **Source**: RFC 4180. */
function cell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The ids of the values of dimensions that have one. */
const ids: Readonly<Partial<Record<Dimension, (row: StatisticsRow) => number | undefined>>> = {
  person: ({ person }) => person?.personId,
  receiver: ({ receiver }) => receiver?.personId,
  squad: ({ squad }) => squad?.squadId,
  opponent: ({ opponent }) => opponent?.squadId,
  match: ({ match }) => match?.matchId,
  venue: ({ venue }) => venue?.venueId,
};

/** Returns pages of a table as CSV, with the columns and rows that the page shows. */
export function wideCsv(pages: readonly StatisticsTable[]): string {
  const [first] = pages;
  if (first === undefined) return '';
  const { by, metrics, measures } = first;
  const columns = metrics.flatMap(({ code, name }) => measures.map((measure) => ({ code, name, measure })));
  const isTimed = pages.some(hasTime);
  const head = [
    ...by.flatMap((one) => [dimensionLabels[one], ...(one in ids ? [`${dimensionLabels[one]} id`] : [])]),
    ...columns.map(({ name, measure }) => `${name} (${measureLabels[measure].toLowerCase()})`),
    ...(hasMatches(first) ? ['Matches'] : []),
    ...(isTimed ? ['Minutes'] : []),
  ];
  const rows = pages.flatMap(({ rows: some }) =>
    some.map((row) => [
      ...by.flatMap((one) => [dimensionText(row, one), ...(one in ids ? [ids[one]?.(row)] : [])]),
      ...columns.map(({ code, measure }) => statisticOf(row, code, measure)?.value),
      ...(hasMatches(first) ? [row.matches] : []),
      ...(isTimed ? [minutesOf(row)] : []),
    ]),
  );
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Reads all rows of a query as CSV, with the columns that the page shows. */
export async function readWideCsv(query: Query, signal: AbortSignal): Promise<string> {
  const whole = withValues(query, { limit: [MAX_ROWS] });
  const pages: StatisticsTable[] = [];
  for (let path: string | undefined = pathOf(whole); path !== undefined;) {
    const page = (await (await request(path, { signal })).json()) as StatisticsTable;
    pages.push(page);
    path = page.next === undefined ? undefined : pathAfter(whole, page.next);
  }
  return wideCsv(pages);
}
