import { bounds, MAX_ID, seasonPositions, type ListedPlayer, type SeasonPositionCode } from '@goalsquare/engine';
import { given } from '../../given.js';
import { readTable, type ColumnTable } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { PersonChecks } from './person-checks.js';

/** The columns of a person file. */
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

/** Reads a person file. **Throws** DataError. */
export function readPersons(file: string, findings: Findings): readonly PersonRow[] {
  const table = readTable(file, personColumns, findings);
  const read = new FieldReader(table, findings);
  const checks = new PersonChecks(read);
  const seen = new Set<string>();
  const rows = table.rows.map((row): PersonRow => {
    const personId = read.integer(row, 'person_id', 0, MAX_ID);
    const [season, squad] = [read.integerIfAny(row, 'season', 0, 3000), read.text(row, 'squad')];
    const key = `${season ?? ''} ${personId} ${squad}`;
    if (seen.has(key)) read.fault(row, 'person_id', 'a person that no earlier row of the season and squad lists', 0);
    seen.add(key);
    const [firstname, surname] = [read.textIfAny(row, 'firstname'), read.textIfAny(row, 'surname')];
    const parts = [firstname, surname].filter((part) => part !== undefined).join(' ');
    const fullname =
      read.textIfAny(row, 'fullname') ??
      (parts === '' ? read.fault(row, 'fullname', 'a full name, or a first name and surname', '') : parts);
    const position = read.word(row, 'position', ['', ...positions]);
    const born = read.date(row, 'date_of_birth', true);
    checks.check(row, personId, fullname);
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
