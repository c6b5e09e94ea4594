import type { EvidenceTerm } from '@goalsquare/openapi';
import { actColumns } from './act-columns.js';
import type { ItemColumn } from '../../answers/csv/items.js';

/** The columns of terms in CSV files. */
export const termColumns: readonly ItemColumn<EvidenceTerm>[] = [
  { name: 'list', of: ({ list }: EvidenceTerm) => list },
  { name: 'base', of: ({ base }: EvidenceTerm) => base },
  { name: 'sign', of: ({ sign }: EvidenceTerm) => sign },
  { name: 'weight', of: ({ weight }: EvidenceTerm) => weight },
  { name: 'amount', of: ({ amount }: EvidenceTerm) => amount },
  ...actColumns,
  { name: 'to_period_secs', of: ({ toPeriodSecs }: EvidenceTerm) => toPeriodSecs },
];
