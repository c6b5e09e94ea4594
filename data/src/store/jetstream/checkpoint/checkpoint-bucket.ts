/** A value of a bucket. `version` changes whenever it is written. */
export interface BucketEntry {
  readonly bytes: Uint8Array;
  readonly version: number;
}

/** Durable storage for checkpoints, shared by the servers of a log. */
export interface CheckpointBucket {
  /** **Empty**: `undefined` if nothing is stored under the key. */
  readonly get: (key: string) => Promise<BucketEntry | undefined>;
  /** Writes a value if the key is still at a version, 0 for a new key. Returns whether it was written. */
  readonly put: (key: string, bytes: Uint8Array, version: number) => Promise<boolean>;
  readonly keys: () => Promise<readonly string[]>;
  /** Takes or renews the lease of the server that writes checkpoints. Returns whether this server has it. */
  readonly lease: () => Promise<boolean>;
  /** Ends the lease of this server. **Empty**: does nothing if it has none. */
  readonly release: () => Promise<void>;
}

/** The key of the index, and of its summary. */
export const INDEX_KEY = 'index';
export const PROGRESS_KEY = 'progress';

const MATCH_PREFIX = 'match.';

/** The key of the checkpoint of a match. */
export const keyOfMatch = (matchId: number): string => `${MATCH_PREFIX}${matchId}`;

/** Returns the match of a key. **Empty**: `undefined` for other keys. */
export const matchOfKey = (key: string): number | undefined =>
  key.startsWith(MATCH_PREFIX) ? Number(key.slice(MATCH_PREFIX.length)) : undefined;
