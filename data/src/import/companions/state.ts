import { states, type SeasonSquad } from '@goalsquare/engine';
import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

/**
 * Returns the state for the code in a field. **Empty**: `undefined` if the field is empty. An unknown code is a fault.
 */
export function stateOf<C extends string>(row: CsvRow<C>, field: C, read: FieldReader): SeasonSquad['homeState'] {
  const code: string = row.of[field];
  const state = Object.values(states).find((candidate) => candidate.code === code);
  if (state === undefined && code !== '')
    read.fault(row, field, `nothing, or one of ${Object.keys(states).join(', ')}`, code);
  return state;
}
