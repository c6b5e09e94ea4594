import type { ReactElement } from 'react';
import { constants } from '../constants';
import { CheckedInput } from './checked-input';

interface IdEntryProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | number;
  readonly most?: number;
  readonly placeholder?: string;
}

/** A required field for an id or another whole number from 0. */
export const IdEntry = ({ value, most = constants.maxId, ...attributes }: IdEntryProps): ReactElement => (
  <CheckedInput
    {...attributes}
    accepted={`a whole number from 0 to ${most}`}
    type="number"
    min={0}
    max={most}
    defaultValue={value}
    required
    autoComplete="off"
  />
);
