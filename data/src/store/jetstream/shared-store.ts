import type { MemoryPart } from '../../memory/memory-part.js';
import type { CheckpointTimes } from './checkpoint/checkpoint-keeper.js';
import type { LiveStore } from '../live/live-store.js';
import type { MatchStore } from '../match-store.js';

/** Where the shared log is, and the matches that all its servers already have. */
export interface SharedSetting {
  /** URLs of NATS servers in one cluster, `nats://` or `tls://`. */
  readonly urls: readonly string[];
  /**
   * The stored matches, which growing ones replace. They are the same on all servers, and are closed with the store.
   * **Empty**: none.
   */
  readonly base?: MatchStore;
  /** Name of the stream, which is also the first part of its subjects. */
  readonly name?: string;
  /** Number of copies if the stream has to be created. */
  readonly copies?: number;
  /** Time after which a batch is refused. */
  readonly timeoutMilliseconds?: number;
  readonly complain?: (message: string) => void;
  /** Memory for growing matches. Default: that of a command line. */
  readonly memory?: MemoryPart | undefined;
  /** Settings for writing checkpoints. **Empty**: checkpoints are only read, as in command lines. */
  readonly checkpoints?: CheckpointSetting;
}

/** Settings for checkpoints of the shared log. */
export interface CheckpointSetting extends Partial<CheckpointTimes> {
  /**
   * Folder for copies of finished matches' checkpoints. It is created if it is missing. **Empty**: they stay in memory.
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
   * When the newest index of checkpoints was written or loaded, in milliseconds. **Empty**: `undefined` if there is
   * none.
   */
  readonly writtenAt: number | undefined;
  /** Number of stream messages that no checkpoint contains, as far as this server knows. */
  readonly messagesSince: number;
  /** Number of stream copies that are not current. */
  readonly laggingCopies: number;
}

/** A live store with logs that several servers share. */
export interface SharedStore extends LiveStore {
  /** Settles once everything in the shared log has been read. */
  readonly caughtUp: () => Promise<void>;
  /**
   * Number of known messages in the shared log that have not been read yet. **Empty**: also 0 before the first contact.
   */
  readonly behind: () => number;
  /** **Empty**: `undefined` before the first contact with the shared log. */
  readonly checkpoints: () => CheckpointReport | undefined;
}
