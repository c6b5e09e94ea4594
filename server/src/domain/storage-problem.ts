import type { StorageCause, StorageError } from '@goalsquare/data';
import { Problem } from './problems.js';

/** Delay before a client may try to store something again. **Units**: seconds. */
const RETRY_AFTER_SECONDS = 5;

const details: Readonly<Record<StorageCause, string>> = {
  'disk-full': 'its disk is full',
  'read-only': 'its state folder is read-only',
  'disk-failed': 'its disk fails',
};

/** Returns the problem for a write that the disk prevents. */
export const storageProblem = ({ reason }: StorageError): Problem =>
  new Problem(
    'storage-unavailable',
    `The server cannot store anything at the moment: ${details[reason]}. No part of the request was stored.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
