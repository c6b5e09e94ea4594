import { createHash } from 'node:crypto';
import type { AcrossTable } from '@goalsquare/engine';
import type { MetricValidation, StatisticsRow, StatisticsTable } from '@goalsquare/openapi';
import { ComputedList } from '../../answers/json/computed-list.js';
import { metricFrom } from '../../answers/shapes/metric.js';
import type { Steps } from '../../domain/work-queue.js';
import type { CheckedQuery } from './checked-query.js';
import { readCursor, writeCursor, type Cursor } from './cursor.js';
import { startPlaces, type Names } from './names.js';
import { rowFrom, type CellMiddle } from './rows.js';
import type { SelectedSeasons } from './select-seasons.js';
import { validationOf } from './query-validation.js';
import { keyCount, rowOrder, rowsUpTo, sortRows, type RowOrder } from './sorted-rows.js';
import { faultAt, type FaultLocation, requireNoFaults } from '../../domain/fault-location.js';
import { keyOf } from '../../domain/scope.js';

/** The result of a query. */
export interface Answered {
  readonly selected: SelectedSeasons;
  readonly names: Names;
  readonly middleOf: CellMiddle;
  readonly table: AcrossTable;
  /** Number of matches that the query reads. */
  readonly matches: number;
  /** Changes whenever the matches that the query reads do. */
  readonly version: string;
}

/** A page of a table's rows, independent of the format. */
export interface Page {
  readonly table: AcrossTable;
  readonly rows: Int32Array;
  readonly rowCount: number;
  readonly next: string | undefined;
  /** Whether the matches have changed since the cursor was issued. **Empty**: `undefined` without a cursor. */
  readonly changed: boolean | undefined;
}

const DIGEST_DIGITS = 16;

/** Request members that change neither the rows of a query nor their order. */
const ofPage: ReadonlySet<string> = new Set(['limit', 'cursor', 'fields']);

/** Returns a short text that identifies a query. All its pages have the same text. */
export function digestOf({ request, query: { level } }: Pick<CheckedQuery, 'request' | 'query'>): string {
  const members = Object.entries(request)
    .filter(([name]) => !ofPage.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([level, members]))
    .digest('base64url')
    .slice(0, DIGEST_DIGITS);
}

const NO_CURSOR = 'is not a cursor of this query. Send next exactly as the last page contained it, with the same query';

/** Returns the cursor in a request. **Empty**: `undefined` if it has none. **Throws** a problem of status 400. */
export function cursorOf(checked: CheckedQuery, place: FaultLocation): Cursor | undefined {
  const { cursor: text, query, sort } = checked;
  if (text === undefined) return undefined;
  const cursor = readCursor(text, digestOf(checked), { items: sort.length, keys: keyCount(query.by) });
  if (cursor === undefined) requireNoFaults([faultAt(place('cursor'), NO_CURSOR, text)]);
  return cursor;
}

/** Returns the rows of the listed persons, or all rows without `persons`. */
function requestedRows(rows: Int32Array, { keys }: AcrossTable, persons: readonly number[] | undefined): Int32Array {
  if (persons === undefined) return rows;
  const wanted = new Set(persons);
  return rows.filter((row) => wanted.has(keys.person?.[row] ?? -1));
}

/** Sorts the rows of a table in steps and returns the requested page. */
export function* pageOf(checked: CheckedQuery, cursor: Cursor | undefined, answered: Answered): Steps<Page> {
  const { table, names, version } = answered;
  const places = startPlaces(table, names);
  const order: RowOrder = rowOrder(table, checked.sort, (dimension, key) =>
    dimension === 'match' ? (places.get(key) ?? key) : key,
  );
  const all = yield* sortRows(table.rows, order.compare);
  const sorted = requestedRows(all, table, checked.request.rowPersonIds);
  const from = cursor === undefined ? 0 : rowsUpTo(sorted, cursor.position, order);
  const rows = sorted.slice(from, from + checked.limit);
  const last = rows.at(-1);
  const hasMore = last !== undefined && from + rows.length < sorted.length;
  return {
    table,
    rows,
    rowCount: all.length,
    next: hasMore ? writeCursor({ query: digestOf(checked), version, position: order.positionOf(last) }) : undefined,
    changed: cursor && cursor.version !== version,
  };
}

/** A page whose rows are computed while they are written. */
export type WrittenTable = Omit<StatisticsTable, 'rows' | 'validation'> & {
  readonly rows: ComputedList<StatisticsRow>;
  readonly validation?: readonly MetricValidation[];
};

/** Returns the members that all responses for a page have. `rowOf` returns a row, or nothing to leave it out. */
export function pageMembers<Row>(
  checked: CheckedQuery,
  { table, matches, selected: { matchesNotLicensed } }: Answered,
  { rows, rowCount, next, changed }: Page,
  rowOf: (row: number) => Row | undefined,
): Omit<WrittenTable, 'seasons' | 'by' | 'rows'> & { readonly rows: ComputedList<Row> } {
  const validation = validationOf(checked, table);
  return {
    measures: [...table.measures],
    metrics: table.codes.map(metricFrom),
    matches,
    ...(validation && { validation }),
    matchesNotLicensed,
    rowCount,
    rows: new ComputedList<Row>(function* () {
      for (const row of rows) {
        const written = rowOf(row);
        if (written !== undefined) yield written;
      }
    }),
    ...(next !== undefined && { next }),
    ...(changed !== undefined && { changed }),
  };
}

/** Returns the response for a page. */
export function writtenTable(checked: CheckedQuery, answered: Answered, page: Page): WrittenTable {
  const { table, selected, names, middleOf } = answered;
  const writing = { names, middleOf, fields: checked.fields };
  return {
    seasons: selected.seasons.map(keyOf),
    by: [...table.by],
    ...pageMembers(checked, answered, page, (row) => rowFrom(table, row, writing)),
  };
}
