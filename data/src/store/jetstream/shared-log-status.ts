import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { connectionTo } from './servers.js';
import { hasQuorum, SHARED_LOG_NAME, streamOf } from './stream.js';

/** State of the shared log, as NATS reports it. */
export interface SharedLogStatus {
  readonly copies: number;
  /** Whether a majority of the copies responds. */
  readonly hasQuorum: boolean;
  /** Servers whose copies are not current. */
  readonly lagging: readonly string[];
}

/**
 * Reads the status of the shared log without opening it. Rejects if NATS or the stream cannot be reached. **Units**:
 * `timeout` in milliseconds.
 */
export async function sharedLogStatus(
  urls: readonly string[],
  timeout: number,
  name = SHARED_LOG_NAME,
): Promise<SharedLogStatus> {
  const connection = await connect({ ...connectionTo(urls), timeout });
  try {
    const manager = await jetstreamManager(connection, { timeout, checkAPI: false });
    const stream = await manager.streams.info(streamOf(name));
    const peers = stream.cluster?.replicas ?? [];
    return {
      copies: stream.config.num_replicas,
      hasQuorum: hasQuorum(stream),
      lagging: peers.filter(({ current, offline }) => !current || offline).map((peer) => peer.name),
    };
  } finally {
    await connection.close();
  }
}
