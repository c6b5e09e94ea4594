import { columnsOfCsv, type CsvHeader } from './csv.js';
import { eventColumns } from './chains-csv/events.js';
import { matchColumns } from './chains-csv/matches.js';
import { publishedColumns } from './chains-csv/published-columns.js';
import { isPublished } from './chains-csv/published.js';
import { ladderColumns } from './companions/ladders.js';
import { personColumns } from './companions/persons.js';
import { placingColumns } from './companions/placings.js';
import { squadColumns } from './companions/squads.js';
import { venueColumns } from './companions/venues.js';
import { playerStatisticsColumns } from './player-statistics-csv/columns.js';
import { resultColumns } from './results-csv/columns.js';
import type { ColumnTable } from './match-columns.js';

/** All columns of a file, by the option that names the file. */
export const columnTables = {
  events: eventColumns,
  matches: matchColumns,
  'player-statistics': playerStatisticsColumns,
  results: resultColumns,
  fixture: resultColumns,
  squads: squadColumns,
  persons: personColumns,
  venues: venueColumns,
  placings: placingColumns,
  ladder: ladderColumns,
} as const satisfies Readonly<Record<string, ColumnTable<string>>>;

/** Returns how the columns of each imported file are matched. **Throws** DataError if a file cannot be read. */
export const columnsOfFiles = (
  files: Readonly<Partial<Record<keyof typeof columnTables, string>>>,
): readonly CsvHeader[] =>
  (Object.keys(columnTables) as (keyof typeof columnTables)[]).flatMap((option) => {
    const file = files[option];
    if (file === undefined) return [];
    const table = option === 'events' && isPublished(file) ? publishedColumns : columnTables[option];
    return [columnsOfCsv<string>(file, table)];
  });
