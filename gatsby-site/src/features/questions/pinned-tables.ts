import type { StatisticsTable } from '@goalsquare/openapi/types';
import { store } from '../../behaviours/stored';
import { storedList } from '../../behaviours/stored-list';
import { constants } from '../../constants';

/** A table pinned in this browser, as it was on a day. */
export interface PinnedTable {
  /** The address of the question. **Shape**: the query string of the Questions page. */
  readonly search: string;
  readonly title: string;
  /** The day on which the table was pinned. **Shape**: `YYYY-MM-DD`. */
  readonly day: string;
  /** The first rows. */
  readonly table: StatisticsTable;
}

/** The maximum number of rows that a pinned table keeps. */
export const PINNED_ROWS = 10;

/** The maximum size of all pinned tables together. **Units**: bytes of UTF-8. */
export const MAX_PINNED_BYTES = 100_000;

const isPinned = (value: unknown): value is PinnedTable => {
  const { search, title, day, table } = (value ?? {}) as Partial<Record<keyof PinnedTable, unknown>>;
  const { rows, metrics, measures, by } = (table ?? {}) as Partial<StatisticsTable>;
  return (
    typeof search === 'string' &&
    search.startsWith('?') &&
    typeof title === 'string' &&
    typeof day === 'string' &&
    [rows, metrics, measures, by].every(Array.isArray)
  );
};

/** Returns the tables pinned in this browser, the latest first. **Empty**: none, also if the browser has no storage. */
export const pinnedTables = (): readonly PinnedTable[] => storedList(constants.stored.pinned, isPinned);

/** Pins a table before the others, and replaces one with the same address. Returns whether there was room for it. */
export function pinTable({ table, ...pinned }: PinnedTable): boolean {
  const { next: _, ...first } = { ...table, rows: table.rows.slice(0, PINNED_ROWS) };
  const others = pinnedTables().filter(({ search }) => search !== pinned.search);
  const text = JSON.stringify([{ ...pinned, table: first }, ...others]);
  if (new TextEncoder().encode(text).length > MAX_PINNED_BYTES) return false;
  return store(constants.stored.pinned, text);
}

/** Removes a table. */
export function unpinTable(search: string): void {
  store(constants.stored.pinned, JSON.stringify(pinnedTables().filter((one) => one.search !== search)));
}
