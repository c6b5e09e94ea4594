import type { SeasonSquad } from '@goalsquare/engine';
import { states } from '../../simulate/league/states.js';
import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

/** A state by the code in a field. **Empty**: none where the field is empty. */
export function stateOf<C extends string>(row: CsvRow<C>, field: C, read: FieldReader): SeasonSquad['homeState'] {
  const code: string = row.of[field];
  const known = Object.values(states).find((state) => state.code === code);
  if (known === undefined && code !== '')
    read.fault(row, field, `nothing, or one of ${Object.keys(states).join(', ')}`, code);
  return known;
}
