import { bounds, MAX_ID, seasonPositions, type ListedPlayer, type SeasonPositionCode } from '@goalsquare/engine';
import { given } from '../../given.js';
import { readTable, type ColumnTable, type CsvRow } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';

export const personColumns = {
  season: { names: ['season', 'year'] },
  squad: { names: ['squad', 'team'], needed: true, isText: true },
  person_id: { names: ['person_id', 'id'], needed: true },
  fullname: { names: ['fullname', 'name'], isText: true },
  firstname: { names: ['firstname'], isText: true },
  surname: { names: ['surname'], isText: true },
  display_name: { names: ['display_name'], isText: true },
  jumper: { names: ['jumper', 'jumper_number'] },
  date_of_birth: { names: ['date_of_birth'] },
  height_cm: { names: ['height_cm'] },
  weight_kg: { names: ['weight_kg'] },
  position: { names: ['position'] },
} as const satisfies ColumnTable<string>;

/** A person on the list of a squad. A row without a season applies to all seasons. */
export interface PersonRow {
  readonly file: string;
  readonly line: number;
  readonly season: number | undefined;
  readonly squad: string;
  readonly player: ListedPlayer;
}

const positions = Object.keys(seasonPositions) as readonly SeasonPositionCode[];

/**
 * Reports a person with two names, a person with two squads in a season, and a jumper number that two persons of a
 * squad share.
 */
function checkPerson(row: CsvRow<keyof typeof personColumns>, personId: number, fullname: string, read: FieldReader) {
  const { season, squad, jumper } = row.of;
  const name = read.first(row, ['name', personId], fullname);
  if (name.value !== fullname)
    read.odd(row, 'person_id', `${name.value}, as on line ${name.line}`, 'each row keeps its own name');
  const other = read.first(row, ['squad', season, personId], squad);
  if (other.value !== squad)
    read.odd(row, 'squad', `${other.value}, as on line ${other.line}`, 'the person is in both squads');
  if (jumper === '') return;
  const owner = read.first(row, ['jumper', season, squad, jumper], String(personId));
  if (owner.value !== String(personId))
    read.odd(row, 'jumper', `a number of only one person; line ${owner.line} has it`, 'both keep the number');
}

/** Reads a person file. **Throws** DataError. */
export function readPersons(file: string, findings: Findings): readonly PersonRow[] {
  const table = readTable(file, personColumns, findings);
  const read = new FieldReader(table, findings);
  const rows = table.rows.map((row): PersonRow => {
    const personId = read.integer(row, 'person_id', 0, MAX_ID);
    const [season, squad] = [read.integerIfAny(row, 'season', 0, 3000), read.text(row, 'squad')];
    if (read.first(row, ['list', season, personId, squad]).line !== row.line)
      read.fault(row, 'person_id', 'a person that no earlier row of the season and squad lists', 0);
    const [firstname, surname] = [read.textIfAny(row, 'firstname'), read.textIfAny(row, 'surname')];
    const parts = [firstname, surname].filter((part) => part !== undefined).join(' ');
    const fullname =
      read.textIfAny(row, 'fullname') ??
      (parts === '' ? read.fault(row, 'fullname', 'a full name, or a first name and surname', '') : parts);
    const position = read.word(row, 'position', ['', ...positions]);
    const born = read.date(row, 'date_of_birth', true);
    checkPerson(row, personId, fullname, read);
    return {
      file: table.file,
      line: row.line,
      season,
      squad,
      player: {
        personId,
        fullname,
        ...given({
          firstname,
          surname,
          displayName: read.textIfAny(row, 'display_name'),
          jumperNumber: read.integerIfAny(row, 'jumper', ...bounds.jumperNumber),
          dateOfBirth: born === '' ? undefined : born,
          heightCm: read.integerIfAny(row, 'height_cm', ...bounds.heightCm),
          weightKg: read.integerIfAny(row, 'weight_kg', ...bounds.weightKg),
          positionCode: position === '' ? undefined : position,
        }),
      },
    };
  });
  read.throwIfAny();
  return rows;
}
