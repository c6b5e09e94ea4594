import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { SharedSetting } from './shared-store.js';
import type { StreamReplica } from './stream-replica.js';
import { Follower } from './follower.js';
import { connectionTo } from './servers.js';
import { matchOfSubject } from './stream.js';
import { SharedWriter } from './writer.js';

/** What a session needs. */
export interface SessionParts extends Required<Omit<SharedSetting, 'base' | 'memory'>> {
  readonly replica: StreamReplica;
  /** Called when everything is read: at first, and each time the shared log is back. */
  readonly onCurrent: () => void;
}

/** A connection with what reads and writes over it. It finds its way back by itself. */
export interface Session {
  readonly follower: Follower;
  readonly writer: SharedWriter;
  readonly close: () => Promise<void>;
}

/** Short enough that two requests fail within the time after which the log is away. */
const ANSWER_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 500;

async function over(connection: NatsConnection, parts: SessionParts): Promise<Session> {
  const { replica, onCurrent, complain, name, copies, timeoutMilliseconds } = parts;
  const client = jetstream(connection, { timeout: ANSWER_MILLISECONDS });
  const manager = await jetstreamManager(connection, { timeout: ANSWER_MILLISECONDS, checkAPI: false });
  const follower = new Follower(
    manager,
    { name, copies },
    {
      onMessage: ({ subject, ...message }) => {
        replica.take({ ...message, matchId: matchOfSubject(subject) });
      },
      onCurrent,
      complain,
    },
  );
  const maxBytes = (): number => connection.info?.max_payload ?? Infinity;
  follower.start();
  return {
    follower,
    writer: new SharedWriter({ name, client, replica, follower, timeoutMilliseconds, maxBytes }),
    close: () => {
      follower.close();
      return connection.close();
    },
  };
}

/** Connects, again and again until it can or nobody wants it any more. **Empty**: `undefined` then. */
export async function openSession(parts: SessionParts, isWanted: () => boolean): Promise<Session | undefined> {
  let reported = '';
  while (isWanted()) {
    try {
      const connection = await connect(connectionTo(parts.urls));
      if (isWanted()) return await over(connection, parts);
      await connection.close();
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (words !== reported) parts.complain(`the shared log cannot be reached: ${words}`);
      reported = words;
      await pause(RETRY_MILLISECONDS);
    }
  }
  return undefined;
}
