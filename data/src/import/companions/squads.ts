import { MAX_ID, type SeasonSquad } from '@goalsquare/engine';
import { readTable, type ColumnTable } from '../csv.js';
import type { Place } from '../checked-log.js';
import { FieldReader, MAX_CODE } from '../field-reader.js';
import type { Findings } from '../findings.js';
import type { Declared } from '../names.js';
import { aliasesOf } from './aliases.js';
import { stateOf } from './state.js';

export const squadColumns = {
  season: { names: ['season', 'year'] },
  id: { names: ['id', 'squad_id'] },
  name: { names: ['name', 'squad'], needed: true, isText: true },
  code: { names: ['code'], isText: true },
  aliases: { names: ['aliases'], isText: true },
  state: { names: ['state'] },
  conference: { names: ['conference'] },
} as const satisfies ColumnTable<string>;

/** A squad in a squad file. A row without a season applies to all seasons. */
export interface SquadRow extends Declared, Place {
  readonly season: number | undefined;
  readonly state: SeasonSquad['homeState'];
  readonly conference: string | undefined;
}

/** Reads a squad file. **Throws** DataError. */
export function readSquads(file: string, findings: Findings): readonly SquadRow[] {
  const table = readTable(file, squadColumns, findings);
  const read = new FieldReader(table, findings);
  const rows = table.rows.map((row): SquadRow => {
    const name = read.text(row, 'name');
    const season = read.integerIfAny(row, 'season', 0, 3000);
    if (read.first(row, ['season', season, name]).line !== row.line)
      read.fault(row, 'name', 'a name that no earlier row of the season has', '');
    const aliases = aliasesOf(row, read);
    const [id, code] = [read.integerIfAny(row, 'id', 0, MAX_ID), read.textIfAny(row, 'code', MAX_CODE)];
    return {
      file: table.file,
      line: row.line,
      season,
      name,
      ...(id !== undefined && { id }),
      ...(code !== undefined && { code }),
      aliases,
      state: stateOf(row, 'state', read),
      conference: read.textIfAny(row, 'conference', MAX_CODE),
    };
  });
  read.throwIfAny();
  return rows;
}
