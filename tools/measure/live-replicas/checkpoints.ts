import { setTimeout as pause } from 'node:timers/promises';
import { openJetStreamStore, type CheckpointReport, type SharedStore } from '@goalsquare/data';
import { jetstreamManager } from '@nats-io/jetstream';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

const STREAM = 'goalsquare-matches';
const BUCKET = 'goalsquare-checkpoints';

/** Numbers of messages in the stream of a shared log. */
export interface StreamFigures {
  /** Messages that were ever sent. */
  readonly sent: number;
  /** Messages that are still in the stream. */
  readonly left: number;
}

/** Reads the stream and the checkpoint bucket of a shared log. */
export class SharedLogView {
  private constructor(
    private readonly urls: readonly string[],
    private readonly connection: Awaited<ReturnType<typeof connect>>,
  ) {}

  static async open(urls: readonly string[]): Promise<SharedLogView> {
    return new SharedLogView(urls, await connect({ servers: [...urls], maxReconnectAttempts: -1 }));
  }

  async figures(): Promise<StreamFigures> {
    const { state } = await (await jetstreamManager(this.connection)).streams.info(STREAM);
    return { sent: state.last_seq, left: state.messages };
  }

  /** Waits until the checkpoint of a match changes. */
  async nextCheckpointOf(matchId: number): Promise<void> {
    const bucket = await new Kvm(this.connection).open(BUCKET);
    const revision = async (): Promise<number> => (await bucket.get(`match.${matchId}`))?.revision ?? 0;
    const before = await revision();
    while ((await revision()) === before) await pause(2);
  }

  /**
   * Follows the log as a server does at startup, and calls a function once it is current. Returns the function's
   * result.
   */
  async start<T>(look: (store: SharedStore, report: CheckpointReport) => Promise<T>): Promise<T> {
    const store = await openJetStreamStore({ urls: this.urls });
    try {
      await store.caughtUp();
      const report = store.checkpoints();
      if (report === undefined) throw new Error('the shared log was not reached');
      return await look(store, report);
    } finally {
      await store.close();
    }
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
