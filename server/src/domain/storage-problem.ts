import type { StorageCause, StorageError } from '@goalsquare/data';
import { Problem } from './problems.js';

/** Seconds to wait until something may be stored again. */
const RETRY_AFTER_SECONDS = 5;

const details: Readonly<Record<StorageCause, string>> = {
  'disk-full': 'its disk is full',
  'read-only': 'its folder of state is read-only',
  'disk-failed': 'its disk fails',
};

/** Returns the problem of a write that was refused because of the disk. */
export const storageProblem = ({ reason }: StorageError): Problem =>
  new Problem(
    'storage-unavailable',
    `The server cannot store anything at the moment: ${details[reason]}. Nothing of the request was stored.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
