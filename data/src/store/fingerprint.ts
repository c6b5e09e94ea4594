import { createHash } from 'node:crypto';
import {
  bases,
  columnKinds,
  features,
  extractionVersion,
  transactionKinds,
  transactionTypes,
} from '@goalsquare/engine';

/** Raised whenever forms of seasons are written or read another way. */
const SEASON_FORMS = 3;

/** Raised whenever files of simulated matches are written or read another way. */
const MATCH_FILES = 2;

/**
 * Inputs of compact forms beside their logs. Forms contain positions in these tables, such as a bit for each feature: a
 * table in another order makes other forms.
 */
export const tablesOfForms = {
  extractionVersion,
  seasonForms: SEASON_FORMS,
  matchFiles: MATCH_FILES,
  columns: Object.keys(columnKinds),
  transactions: Object.keys(transactionKinds),
  bases,
  transactionTypes,
  features,
} as const;

/** Returns a digest of the tables that compact forms depend on. */
export const fingerprintOf = (tables: Readonly<Record<keyof typeof tablesOfForms, unknown>>): string =>
  createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16);

/** The digest of today's tables: forms written under another are rebuilt. */
export const engineFingerprint: string = fingerprintOf(tablesOfForms);
