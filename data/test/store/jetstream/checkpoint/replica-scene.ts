import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { MemoryPart } from '@goalsquare/data';
import { emptyStore } from '../../../../src/store/empty-store.js';
import type { CheckpointBucket } from '../../../../src/store/jetstream/checkpoint/checkpoint-bucket.js';
import {
  CheckpointKeeper,
  type CheckpointTimes,
} from '../../../../src/store/jetstream/checkpoint/checkpoint-keeper.js';
import { FinishedFolder } from '../../../../src/store/jetstream/checkpoint/finished-folder.js';
import { bucketOf, openKvBucket } from '../../../../src/store/jetstream/checkpoint/kv-bucket.js';
import {
  loadCheckpoints,
  loadMoved,
  reloadMatch,
} from '../../../../src/store/jetstream/checkpoint/load-checkpoints.js';
import { Follower } from '../../../../src/store/jetstream/follower.js';
import { ensuredStream, matchOfSubject, streamOf } from '../../../../src/store/jetstream/stream.js';
import { StreamReplica } from '../../../../src/store/jetstream/stream-replica.js';
import { SharedWriter } from '../../../../src/store/jetstream/writer.js';

/** A server that follows a shared log, whose keeper does what a test asks of it. */
export interface Replica {
  readonly replica: StreamReplica;
  readonly follower: Follower;
  readonly writer: SharedWriter;
  readonly keeper: CheckpointKeeper;
  readonly memory: MemoryPart;
  readonly complaints: string[];
  /** Waits until everything in the stream is read. */
  readonly caughtUp: () => Promise<void>;
  /** Ends it as a kill does: the lease is not released. */
  readonly kill: () => void;
}

/** How a server is started. */
export interface ReplicaOptions {
  readonly times?: Partial<CheckpointTimes>;
  /** The folder of finished matches. Default: a new one; `undefined` for none. */
  readonly folder?: string | undefined;
  /** Replaces the NATS functions that the keeper calls. */
  readonly manager?: (manager: JetStreamManager) => JetStreamManager;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'finished-'));

/** Leases of servers that were killed do not expire while a test runs: each server takes the one before. */
const leaseFor = (bucket: CheckpointBucket, holder: { current: object | undefined }): CheckpointBucket => {
  const own = {};
  holder.current = own;
  return { ...bucket, lease: () => Promise.resolve(holder.current === own), release: () => Promise.resolve() };
};

/** The shared log of one test, and the servers that follow it. */
export class ReplicaScene {
  readonly #opened: (() => void)[] = [];
  readonly #holder: { current: object | undefined } = { current: undefined };

  private constructor(
    readonly name: string,
    readonly connection: NatsConnection,
    readonly manager: JetStreamManager,
  ) {}

  static async over(urls: readonly string[], name: string): Promise<ReplicaScene> {
    const connection = await connect({ servers: [...urls] });
    return new ReplicaScene(name, connection, await jetstreamManager(connection));
  }

  /** The bucket of checkpoints, to be damaged. */
  bucket(): Promise<KV> {
    return new Kvm(this.connection).open(bucketOf(this.name));
  }

  async messagesOf(matchId: number): Promise<number> {
    const subject = `${this.name}.match.${matchId}`;
    const { state } = await this.manager.streams.info(streamOf(this.name), { subjects_filter: subject });
    return state.subjects?.[subject] ?? 0;
  }

  /** Starts a server, which has the lease from then on. */
  async start({ times, manager = (own) => own, now, ...options }: ReplicaOptions = {}): Promise<Replica> {
    const { name, connection } = this;
    const names = { name, copies: 1 };
    const complaints: string[] = [];
    const complain = (message: string): void => void complaints.push(message);
    const client = jetstream(connection);
    const memory = new MemoryPart('live', 128 * 1024 * 1024);
    const folderName = 'folder' in options ? options.folder : newFolder();
    const folder = folderName === undefined ? undefined : new FinishedFolder(folderName);
    const replica = new StreamReplica({
      base: emptyStore,
      baseIds: [],
      seasons: { briefs: [], records: [] },
      complain,
      memory,
      ...(folder && { briefs: folder }),
    });
    const stream = await ensuredStream(this.manager, names);
    const bucket = leaseFor(await openKvBucket(client, names), this.#holder);
    const reading = { bucket, manager: manager(this.manager), name, replica, folder, complain };
    const loaded = await loadCheckpoints(reading, stream);
    const follower = new Follower(
      this.manager,
      names,
      {
        onMessage: ({ subject, ...message }) => {
          replica.take({ ...message, matchId: matchOfSubject(subject) });
        },
        onCurrent: () => {
          replica.settleDoubts();
        },
        onGap: async (sequence) => loadMoved(reading, await ensuredStream(this.manager, names), sequence),
        complain,
      },
      loaded,
    );
    replica.reloadBy((matchId) => reloadMatch(reading, matchId));
    follower.start();
    const keeper = new CheckpointKeeper({
      ...reading,
      follower,
      stream,
      times: { lookMilliseconds: 1e9, everyMessages: 1, everyMilliseconds: 1e9, quietMilliseconds: 1e9, ...times },
      maxBytes: () => 1e6,
      ...(now && { now }),
    });
    const maxBytes = (): number => 1e6;
    const writer = new SharedWriter({ name, client, replica, follower, timeoutMilliseconds: 30_000, maxBytes });
    const kill = (): void => {
      follower.close();
    };
    this.#opened.push(kill);
    await follower.caughtUp(30_000);
    return { replica, follower, writer, keeper, memory, complaints, kill, caughtUp: () => follower.caughtUp(30_000) };
  }

  async close(): Promise<void> {
    for (const kill of this.#opened) kill();
    await this.connection.close();
  }
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}
