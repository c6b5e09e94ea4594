import {
  bases,
  columnKinds,
  features,
  extractionVersion,
  transactionKinds,
  transactionTypes,
} from '@goalsquare/engine';
import { sha256 } from '../sha256.js';

/** Version of season forms. Increase it whenever their format changes. */
const SEASON_FORMS = 3;

/** Version of simulated match files. Increase it whenever their format changes. */
const MATCH_FILES = 2;

/**
 * Inputs of compact forms in addition to their logs. Forms contain positions in these tables, such as a bit for each
 * feature: reordering a table changes the forms.
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
  sha256(JSON.stringify(tables)).slice(0, 16);

/** The digest of the current tables. Forms written with other tables are rebuilt. */
export const engineFingerprint: string = fingerprintOf(tablesOfForms);
