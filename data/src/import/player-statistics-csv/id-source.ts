import { AFL } from '../afl-ids.js';
import type { CsvRows } from '../csv.js';
import { bareName } from '../match-columns.js';
import type { PlayerStatisticsColumn } from './columns.js';

/** Names of id columns and of squad columns that together identify the source of a file. */
const sources = [
  { source: 'afltables', person: 'id', beside: ['team', 'playingfor'] },
  { source: 'fryzigg', person: 'playerid', beside: ['home', 'matchhometeam'] },
] as const satisfies readonly {
  readonly source: string;
  readonly person: string;
  readonly beside: readonly [PlayerStatisticsColumn, string];
}[];

/**
 * Returns the source of the person ids in a file. **Empty**: `undefined` for a row without an id, and for a file with
 * our own ids.
 */
export function sourceOfIds(
  { headers }: Pick<CsvRows<PlayerStatisticsColumn>, 'headers'>,
  id: string,
): string | undefined {
  if (id === '') return undefined;
  if (id.startsWith('CD_I')) return AFL;
  return sources.find(
    ({ person, beside: [column, name] }) =>
      bareName(headers.person_id) === person && bareName(headers[column]) === name,
  )?.source;
}
