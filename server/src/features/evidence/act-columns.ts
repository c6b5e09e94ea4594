import type { ActShape } from '../../answers/evidence/act-shapes.js';
import type { ItemColumn } from '../../answers/csv/items.js';

/** The columns of acts in CSV files. */
export const actColumns: readonly ItemColumn<Partial<ActShape>>[] = [
  { name: 'transaction_id', of: ({ transactionId }) => transactionId },
  { name: 'transaction_code', of: ({ transactionCode }) => transactionCode },
  { name: 'transaction_name', of: ({ transactionName }) => transactionName },
  { name: 'period', of: ({ period }) => period },
  { name: 'period_secs', of: ({ periodSecs }) => periodSecs },
  { name: 'squad_id', of: ({ squadId }) => squadId },
  { name: 'person_id', of: ({ personId }) => personId },
  { name: 'zone', of: ({ zone }) => zone },
  { name: 'x', of: ({ location }) => location?.x },
  { name: 'y', of: ({ location }) => location?.y },
  { name: 'x_rotated', of: ({ locationRotated }) => locationRotated?.x },
  { name: 'y_rotated', of: ({ locationRotated }) => locationRotated?.y },
];
