import type { Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { StateDisk } from '../../domain/state/state-disk.js';
import type { UsageStore } from '../../domain/accounts/usage-store.js';
import type { RevocationStore } from '../../features/identity/tokens/revocation-store.js';
import type { NonceStore } from '../../features/identity/tokens/nonce-store.js';
import type { PartState } from '../../features/operations/readiness.js';
import type { OpenBuckets } from '../../http/limits/token-buckets.js';

/** Where limits are kept, and with what they are watched. */
export interface LimitsSetting {
  readonly stateDirectory: string;
  /** **Empty**: limits are those of one server alone. */
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
  /** Degraded while limits are kept by this replica alone. */
  readonly state: () => PartState;
  /** Settles once what limits are kept in is there, or when it has been waited for long enough. */
  readonly connected: () => Promise<void>;
}
