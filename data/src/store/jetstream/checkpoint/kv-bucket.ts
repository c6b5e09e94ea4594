import { randomUUID } from 'node:crypto';
import { JetStreamApiCodes, type JetStreamClient } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { isRefusal, type StreamNames } from '../stream.js';
import type { CheckpointBucket } from './checkpoint-bucket.js';

/** Time after which a lease that is not renewed expires. */
const LEASE_MILLISECONDS = 15_000;
const LEASE_KEY = 'checkpoints';

/** Whether a write conflicts: the key has another version, or was created meanwhile. */
const isLate = (error: unknown): boolean => isRefusal(error, JetStreamApiCodes.StreamWrongLastSequence);

/**
 * Writes a value if the key is at `version`, where 0 means a new key, and returns the new version. **Empty**:
 * `undefined` if the key is at another version.
 */
async function written(kv: KV, key: string, bytes: Uint8Array, version: number): Promise<number | undefined> {
  try {
    return await (version === 0 ? kv.create(key, bytes) : kv.update(key, bytes, version));
  } catch (error) {
    if (isLate(error)) return undefined;
    throw error;
  }
}

/** Returns the name of the bucket for a shared log's checkpoints. The lease has a bucket of its own. */
export const bucketOf = (name: string): string => `${name}-checkpoints`;
const leaseBucketOf = (name: string): string => `${name}-lease`;

/**
 * Opens the key-value bucket of checkpoints, and one with expiring values for the lease. Creates them if they are
 * missing. Values are read from the leader, so that a read returns the last write.
 */
export async function openKvBucket(
  client: JetStreamClient,
  { name, copies: replicas }: StreamNames,
): Promise<CheckpointBucket> {
  const manager = new Kvm(client);
  const kv = await manager.create(bucketOf(name), { replicas, history: 1, allow_direct: false });
  const leases = await manager.create(leaseBucketOf(name), {
    replicas,
    history: 1,
    ttl: LEASE_MILLISECONDS,
    allow_direct: false,
  });
  const holder = new TextEncoder().encode(randomUUID());
  let version = 0;
  return {
    get: async (key) => {
      const entry = await kv.get(key);
      return entry?.operation === 'PUT' ? { bytes: entry.value, version: entry.revision } : undefined;
    },
    put: async (key, bytes, before) => (await written(kv, key, bytes, before)) !== undefined,
    keys: async () => {
      const keys: string[] = [];
      for await (const key of await kv.keys()) keys.push(key);
      return keys;
    },
    lease: async () => {
      version = (await written(leases, LEASE_KEY, holder, version)) ?? 0;
      return version > 0;
    },
    release: async () => {
      if (version > 0) await leases.purge(LEASE_KEY, { previousSeq: version });
      version = 0;
    },
  };
}
