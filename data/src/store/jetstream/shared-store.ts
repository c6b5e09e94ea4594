import type { MemoryPart } from '../../memory/memory-part.js';
import type { CheckpointTimes } from './checkpoint/checkpoint-keeper.js';
import type { LiveStore } from '../live/live-store.js';
import type { MatchStore } from '../match-store.js';

/** Settings of a shared log, and the stored matches that all its servers have. */
export interface SharedSetting {
  /** URLs of NATS servers in one cluster, `nats://` or `tls://`. */
  readonly urls: readonly string[];
  /**
   * Stored matches, which growing matches replace. They are the same on all servers, and are closed with the store.
   * **Empty**: no matches.
   */
  readonly base?: MatchStore;
  /** Name of the stream, which is also the first part of its subjects. */
  readonly name?: string;
  /** Number of copies, if the stream must be created. */
  readonly copies?: number;
  /** Time after which a batch is refused. */
  readonly timeoutMilliseconds?: number;
  readonly complain?: (message: string) => void;
  /** Memory for growing matches. Default: the memory of a command line. */
  readonly memory?: MemoryPart | undefined;
  /** Settings for writing checkpoints. **Empty**: checkpoints are only read, as by command lines. */
  readonly checkpoints?: CheckpointSetting;
}

/** Settings for checkpoints of the shared log. */
export interface CheckpointSetting extends Partial<CheckpointTimes> {
  /**
   * Folder for copies of finished matches' checkpoints. It is created if it is missing. **Empty**: checkpoints stay in
   * memory.
   */
  readonly folder?: string;
}

/** The known state of a shared log's checkpoints. */
export interface CheckpointReport {
  /** Number of messages read from the stream since the start, except those in checkpoints. */
  readonly messagesRead: number;
  /** Number of matches that are partly or completely in memory. */
  readonly matchesInMemory: number;
  /** Number of finished matches that are not in memory. */
  readonly matchesMoved: number;
  /**
   * Time at which the newest index of checkpoints was written or loaded, in milliseconds. **Empty**: `undefined` if
   * there is none.
   */
  readonly writtenAt: number | undefined;
  /** Number of stream messages that no checkpoint contains, as far as this server knows. */
  readonly messagesSince: number;
  /** Number of stream copies that are not current. */
  readonly laggingCopies: number;
}

/** A live store with logs that several servers share. */
export interface SharedStore extends LiveStore {
  /** Resolves once all existing messages of the shared log have been read. */
  readonly caughtUp: () => Promise<void>;
  /**
   * Returns the number of known messages in the shared log that have not been read yet. **Empty**: 0 before the first
   * contact.
   */
  readonly behind: () => number;
  /** Returns the state of the checkpoints. **Empty**: `undefined` before the first contact with the shared log. */
  readonly checkpoints: () => CheckpointReport | undefined;
}
