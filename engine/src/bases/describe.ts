import { baseIndex, bases, type BaseCode } from '../vocabulary/bases.js';
import { transactionCodes, transactionTypes, type TransactionCode } from '../vocabulary/transactions.js';
import { baseDescriptions } from './base-descriptions.js';

const feeders = (of: 'feeds' | 'preClearance', base: BaseCode): readonly TransactionCode[] =>
  transactionCodes.filter((code) => transactionTypes[code][of].includes(base));

const named = (codes: readonly TransactionCode[]): string =>
  codes.map((code) => `${transactionTypes[code].name} (${code})`).join(', ');

/** What a base is made of, in words: its transactions with their codes, or what the fold that feeds it looks for. */
export function describeBase(base: BaseCode): string {
  const [direct, before] = [feeders('feeds', base), feeders('preClearance', base)];
  const fold: string = (baseDescriptions as Readonly<Partial<Record<BaseCode, string>>>)[base] ?? '';
  const what =
    direct.length > 0
      ? named(direct)
      : before.length > 0
        ? `${named(before)} before the clearance of a stoppage`
        : fold;
  return `${base} ${bases[baseIndex(base)]?.kind === 'counted' ? 'counts' : 'adds up'} ${what}`;
}
