import type { Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { StateDisk } from '../../domain/state/state-disk.js';
import type { UsageStore } from '../../domain/accounts/usage-store.js';
import type { RevocationStore } from '../../features/identity/tokens/revocation-store.js';
import type { NonceStore } from '../../features/identity/tokens/nonce-store.js';
import type { PartState } from '../../features/operations/readiness.js';
import type { OpenBuckets } from '../../http/limits/token-buckets.js';

/** The store of limits, and its metrics. */
export interface LimitsSetting {
  readonly stateDirectory: string;
  /** **Empty**: each server keeps its own limits. */
  readonly redisUrls: readonly string[];
  readonly redisTimeoutMilliseconds: number;
  readonly logger: Logger;
  /** Refuses writes while the folder of state cannot be written. Default: all are tried. */
  readonly disk?: StateDisk;
  readonly registry: Registry;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

/** Limits of accounts, addresses and tokens: how much was used, how fast, and what counts no more. */
export interface Limits {
  readonly usage: UsageStore;
  readonly buckets: OpenBuckets;
  readonly used: NonceStore;
  readonly revoked: RevocationStore;
  /** Degraded while this replica keeps its own limits. */
  readonly state: () => PartState;
  /** Settles once the store of limits is ready, or when the wait is over. */
  readonly connected: () => Promise<void>;
}
