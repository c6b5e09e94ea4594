/** A value in a bucket. `version` changes whenever it is written. */
export interface BucketEntry {
  readonly bytes: Uint8Array;
  readonly version: number;
}

/** Durable storage for checkpoints, which the servers of a log share. */
export interface CheckpointBucket {
  /** Returns the value of a key. **Empty**: `undefined` if nothing is stored under the key. */
  readonly get: (key: string) => Promise<BucketEntry | undefined>;
  /**
   * Writes a value if the key is still at `version`. Version 0 means that the key must be new. Returns whether the
   * value was written.
   */
  readonly put: (key: string, bytes: Uint8Array, version: number) => Promise<boolean>;
  readonly keys: () => Promise<readonly string[]>;
  /** Takes or renews the lease of the server that writes checkpoints. Returns whether this server has it. */
  readonly lease: () => Promise<boolean>;
  /** Ends this server's lease. **Empty**: does nothing without a lease. */
  readonly release: () => Promise<void>;
}

/** The keys of the index and of its summary. */
export const INDEX_KEY = 'index';
export const PROGRESS_KEY = 'progress';

const MATCH_PREFIX = 'match.';

/** Returns the key of a match's checkpoint. */
export const keyOfMatch = (matchId: number): string => `${MATCH_PREFIX}${matchId}`;

/** Returns the match that a key belongs to. **Empty**: `undefined` for other keys. */
export const matchOfKey = (key: string): number | undefined =>
  key.startsWith(MATCH_PREFIX) ? Number(key.slice(MATCH_PREFIX.length)) : undefined;
