import { createHash } from 'node:crypto';
import { bases, columnKinds, foldsVersion, transactionKinds, transactionTypes } from '@goalsquare/engine';

/** Raised whenever forms of seasons are written or read another way. */
const SEASON_FORMS = 1;

/** What compact forms depend on besides their logs: forms written under another fingerprint are rebuilt. */
export const engineFingerprint: string = createHash('sha256')
  .update(
    JSON.stringify([
      foldsVersion,
      SEASON_FORMS,
      Object.keys(columnKinds),
      Object.keys(transactionKinds),
      bases,
      transactionTypes,
    ]),
  )
  .digest('hex')
  .slice(0, 16);
