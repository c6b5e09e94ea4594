import { bounds, countries, MAX_ID, type SeasonVenue } from '@goalsquare/engine';
import { IANAZone } from 'luxon';
import { readTable, type ColumnTable } from '../csv.js';
import type { Place } from '../checked-log.js';
import { FieldReader, MAX_CODE } from '../field-reader.js';
import type { Findings } from '../findings.js';
import type { Declared } from '../names.js';
import { aliasesOf } from './aliases.js';
import { stateOf } from './state.js';

export const venueColumns = {
  id: { names: ['id', 'venue_id'] },
  name: { names: ['name', 'venue'], needed: true, isText: true },
  code: { names: ['code'], isText: true },
  aliases: { names: ['aliases'], isText: true },
  length_m: { names: ['length_m', 'venue_length_m'] },
  width_m: { names: ['width_m', 'venue_width_m'] },
  time_zone: { names: ['time_zone'] },
  state: { names: ['state'] },
  country: { names: ['country'] },
} as const satisfies ColumnTable<string>;

/** A ground in a venue file. **Units**: metres. */
export interface VenueRow extends Declared, Place, Pick<SeasonVenue, 'timeZone' | 'country'> {
  readonly size: { readonly lengthMetres: number; readonly widthMetres: number } | undefined;
}

/** Reads a venue file. **Throws** DataError. */
export function readVenues(file: string, findings: Findings): readonly VenueRow[] {
  const table = readTable(file, venueColumns, findings);
  const read = new FieldReader(table, findings);
  const rows = table.rows.map((row): VenueRow => {
    const aliases = aliasesOf(row, read);
    const [id, code] = [read.integerIfAny(row, 'id', 0, MAX_ID), read.textIfAny(row, 'code', MAX_CODE)];
    const [length, width] = [
      read.integerIfAny(row, 'length_m', ...bounds.lengthMetres),
      read.integerIfAny(row, 'width_m', ...bounds.widthMetres),
    ];
    if ((length === undefined) !== (width === undefined))
      read.fault(row, length === undefined ? 'length_m' : 'width_m', 'both length and width, or neither', 0);
    const timeZone = read.textIfAny(row, 'time_zone');
    if (timeZone !== undefined && !IANAZone.isValidZone(timeZone))
      read.fault(row, 'time_zone', 'nothing, or a time zone such as Australia/Melbourne', 0);
    const state = stateOf(row, 'state', read);
    const country = Object.values(countries).find(
      (known) => known.code === (row.of.country === '' && state !== undefined ? countries.AU.code : row.of.country),
    );
    if (country === undefined && row.of.country !== '')
      read.fault(
        row,
        'country',
        `nothing, or one of ${Object.values(countries)
          .map((known) => known.code)
          .join(', ')}`,
        0,
      );
    const { line: other } = id === undefined ? row : read.first(row, ['venue', id]);
    if (other !== row.line)
      read.odd(row, 'id', `an id that no earlier row has; line ${other} has it`, 'both names mean one venue');
    return {
      file: table.file,
      line: row.line,
      name: read.once(row, 'name', read.text(row, 'name')),
      ...(id !== undefined && { id }),
      ...(code !== undefined && { code }),
      aliases,
      size: length === undefined || width === undefined ? undefined : { lengthMetres: length, widthMetres: width },
      ...(timeZone !== undefined && { timeZone }),
      ...(country && { country: { ...country, ...(state && { state }) } }),
    };
  });
  read.throwIfAny();
  return rows;
}
