import { baseIndex, bases, type BaseCode } from '../vocabulary/bases.js';
import { transactionCodes, transactionTypes, type TransactionCode } from '../vocabulary/transactions.js';
import { baseDescriptions } from './base-descriptions.js';

const feeders = (of: 'feeds' | 'preClearance', base: BaseCode): readonly TransactionCode[] =>
  transactionCodes.filter((code) => transactionTypes[code][of].includes(base));

const named = (codes: readonly TransactionCode[]): string =>
  codes.map((code) => `${transactionTypes[code].name} (${code})`).join(', ');

/** Describes a base by the transactions that feed it, with their codes, or by what its extractor counts. */
export function describeBase(base: BaseCode): string {
  const [direct, before] = [feeders('feeds', base), feeders('preClearance', base)];
  const extractor: string = (baseDescriptions as Readonly<Partial<Record<BaseCode, string>>>)[base] ?? '';
  const what =
    direct.length > 0
      ? named(direct)
      : before.length > 0
        ? `${named(before)} before the clearance of a stoppage`
        : extractor;
  return `${base} ${bases[baseIndex(base)]?.kind === 'counted' ? 'counts' : 'adds up'} ${what}`;
}
