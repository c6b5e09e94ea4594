import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { CheckpointKeeper, checkpointTimes } from './checkpoint/checkpoint-keeper.js';
import type { FinishedFolder } from './checkpoint/finished-folder.js';
import { openKvBucket } from './checkpoint/kv-bucket.js';
import {
  loadCheckpoints,
  loadMoved,
  reloadMatch,
  type CheckpointReading,
  type Loaded,
} from './checkpoint/load-checkpoints.js';
import type { CheckpointReport, SharedSetting } from './shared-store.js';
import type { StreamReplica } from './stream-replica.js';
import { Follower } from './follower.js';
import { connectionTo } from './servers.js';
import { ensuredStream, hasQuorum, matchOfSubject, type StreamNames } from './stream.js';
import { SharedWriter } from './writer.js';
import { errorMessage } from '../../error-message.js';

export interface SessionParts extends Required<Omit<SharedSetting, 'base' | 'memory' | 'checkpoints'>> {
  readonly replica: StreamReplica;
  readonly folder: FinishedFolder | undefined;
  /** **Empty**: `undefined` if this process writes no checkpoints. */
  readonly checkpoints: SharedSetting['checkpoints'];
  /** Called when everything has been read: the first time, and each time the shared log is available again. */
  readonly onCurrent: () => void;
}

/** A connection with its reader and writer. It reconnects automatically. */
export interface Session {
  readonly follower: Follower;
  readonly writer: SharedWriter;
  readonly report: () => CheckpointReport;
  /** Reloads a match's checkpoint if its copy is missing or damaged. **Throws** if it cannot be read. */
  readonly reload: (matchId: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Request timeout, short enough for two requests to fail before the log counts as unavailable. */
const ANSWER_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 500;

/** The stream, and the checkpoints loaded before it is followed. */
interface Opened {
  readonly stream: StreamInfo;
  readonly reading: CheckpointReading;
  readonly loaded: Loaded;
}

/** Opens the stream and loads its checkpoints. **Throws** while a majority of its servers cannot be reached. */
async function openLog(manager: JetStreamManager, names: StreamNames, parts: SessionParts): Promise<Opened> {
  const stream = await ensuredStream(manager, names);
  if (!hasQuorum(stream)) throw new Error('a majority of its servers cannot be reached');
  // The stream may have been created with a different number of copies than this server is configured for.
  const { num_replicas: copies } = stream.config;
  const bucket = await openKvBucket(manager.jetstream(), { name: names.name, copies });
  const reading = { bucket, manager, ...parts };
  return { stream, reading, loaded: await loadCheckpoints(reading, stream) };
}

/** Retries until the log is open or no longer needed. **Empty**: `undefined` if it is no longer needed. */
async function openedLog(
  manager: JetStreamManager,
  names: StreamNames,
  parts: SessionParts,
  isWanted: () => boolean,
): Promise<Opened | undefined> {
  let reported = '';
  while (isWanted()) {
    try {
      return await openLog(manager, names, parts);
    } catch (error) {
      const words = errorMessage(error);
      if (words !== reported && isWanted()) parts.complain(`the shared log is unavailable: ${words}`);
      reported = words;
      await pause(RETRY_MILLISECONDS);
    }
  }
  return undefined;
}

function reportOf(replica: StreamReplica, follower: Follower, writtenAt: number | undefined): CheckpointReport {
  const matchIds = replica.matchIds();
  const inMemory = matchIds.filter((matchId) => replica.logs.isInMemory(matchId));
  const uncovered = [...replica.coverage.uncovered.values()];
  return {
    messagesRead: replica.taken,
    matchesInMemory: inMemory.length,
    matchesMoved: matchIds.length - inMemory.length,
    writtenAt,
    laggingCopies: follower.laggingCopies,
    messagesSince: uncovered.length === 0 ? 0 : follower.last - Math.min(...uncovered) + 1,
  };
}

async function over(
  connection: NatsConnection,
  parts: SessionParts,
  isWanted: () => boolean,
): Promise<Session | undefined> {
  const { replica, complain, name, copies, timeoutMilliseconds, checkpoints } = parts;
  const names = { name, copies };
  const client = jetstream(connection, { timeout: ANSWER_MILLISECONDS });
  const manager = await jetstreamManager(connection, { timeout: ANSWER_MILLISECONDS, checkAPI: false });
  const opened = await openedLog(manager, names, parts, isWanted);
  if (opened === undefined) return undefined;
  const { stream, reading, loaded } = opened;
  const follower = new Follower(
    manager,
    names,
    {
      onMessage: ({ subject, ...message }) => {
        replica.take({ ...message, matchId: matchOfSubject(subject) });
      },
      onCurrent: () => {
        replica.settleDoubts();
        parts.onCurrent();
      },
      onGap: async (sequence) => loadMoved(reading, await ensuredStream(manager, names), sequence),
      complain,
    },
    loaded,
  );
  const maxBytes = (): number => connection.info?.max_payload ?? Infinity;
  replica.reloadBy((matchId) => reloadMatch(reading, matchId));
  follower.start();
  const times = { ...checkpointTimes, ...checkpoints };
  const keeper = checkpoints && new CheckpointKeeper({ ...reading, follower, stream, times, maxBytes });
  keeper?.start();
  return {
    follower,
    report: () => reportOf(replica, follower, keeper?.writtenAt ?? loaded.writtenAt),
    writer: new SharedWriter({ name, client, replica, follower, timeoutMilliseconds, maxBytes }),
    reload: (matchId) => reloadMatch(reading, matchId),
    close: async () => {
      await keeper?.close();
      follower.close();
      await connection.close();
    },
  };
}

/** Connects, retrying until it succeeds or is no longer needed. **Empty**: `undefined` if it is no longer needed. */
export async function openSession(parts: SessionParts, isWanted: () => boolean): Promise<Session | undefined> {
  let reported = '';
  while (isWanted()) {
    try {
      const connection = await connect(connectionTo(parts.urls));
      const session = await over(connection, parts, isWanted);
      if (session === undefined || !isWanted()) await (session ?? connection).close();
      else return session;
    } catch (error) {
      const words = errorMessage(error);
      if (words !== reported) parts.complain(`the shared log cannot be reached: ${words}`);
      reported = words;
      await pause(RETRY_MILLISECONDS);
    }
  }
  return undefined;
}
