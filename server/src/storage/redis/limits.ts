import type { Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { StateDisk } from '../../domain/state/state-disk.js';
import type { UsageStore } from '../../domain/accounts/usage-store.js';
import type { RevocationStore } from '../../features/identity/tokens/revocation-store.js';
import type { NonceStore } from '../../features/identity/tokens/nonce-store.js';
import type { PartState } from '../../features/operations/readiness.js';
import type { OpenBuckets } from '../../http/limits/token-buckets.js';

/** Settings of the limit store, and its metrics. */
export interface LimitsSetting {
  readonly stateDirectory: string;
  /** URLs of Redis. **Empty**: each server has its own limits. */
  readonly redisUrls: readonly string[];
  readonly redisTimeoutMilliseconds: number;
  readonly logger: Logger;
  /** Refuses writes while the state folder cannot be written. Default: all writes are tried. */
  readonly disk?: StateDisk;
  readonly registry: Registry;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

/** Limits of accounts, addresses and tokens: usage, rate buckets, and used or revoked values. */
export interface Limits {
  readonly usage: UsageStore;
  readonly buckets: OpenBuckets;
  readonly used: NonceStore;
  readonly revoked: RevocationStore;
  /** Returns a degraded state while this replica uses its own limits. */
  readonly state: () => PartState;
  /** Settles once the limit store is ready, or after a timeout. */
  readonly connected: () => Promise<void>;
}
