import type { MemoryPart } from '../../memory/memory-part.js';
import type { CheckpointTimes } from './checkpoint/checkpoint-keeper.js';
import type { LiveStore } from '../live/live-store.js';
import type { MatchStore } from '../match-store.js';

/** The location of a shared log, and the matches that all its servers already have. */
export interface SharedSetting {
  /** URLs of NATS servers of one cluster, `nats://` or `tls://`. */
  readonly urls: readonly string[];
  /**
   * The stored matches, which growing ones replace: the same for all servers. Closed with the store.
   * **Empty**: none.
   */
  readonly base?: MatchStore;
  /** The first word of the stream and its subjects. */
  readonly name?: string;
  /** Number of copies of a stream that has to be created. */
  readonly copies?: number;
  /** How long a batch may take. It is refused then. */
  readonly timeoutMilliseconds?: number;
  readonly complain?: (message: string) => void;
  /** Memory for the matches that grow. Default: that of a command line. */
  readonly memory?: MemoryPart | undefined;
  /** Writes checkpoints. **Empty**: they are read only, as by command lines. */
  readonly checkpoints?: CheckpointSetting;
}

/** How checkpoints of the shared log are kept. */
export interface CheckpointSetting extends Partial<CheckpointTimes> {
  /**
   * Folder for copies of the checkpoints of finished matches. It is created if it is missing. **Empty**: they stay in
   * memory.
   */
  readonly folder?: string;
}

/** The known state of a shared log's checkpoints. */
export interface CheckpointReport {
  /** Messages that were read from the stream since the start, without those that checkpoints contain. */
  readonly messagesRead: number;
  /** Matches that are partly or completely in memory. */
  readonly matchesInMemory: number;
  /** Finished matches, which are not in memory. */
  readonly matchesMoved: number;
  /** When the newest index of checkpoints was written or loaded (ms). **Empty**: `undefined` if there is none. */
  readonly writtenAt: number | undefined;
  /** Messages of the stream that no checkpoint contains, as far as this server knows. */
  readonly messagesSince: number;
  /** Copies of the stream that are not current. */
  readonly laggingCopies: number;
}

/** A live store whose logs several servers share. */
export interface SharedStore extends LiveStore {
  /** Settles once all is read that was in the shared log. */
  readonly caughtUp: () => Promise<void>;
  /** Messages of the shared log that are known and not read yet. **Empty**: 0 also before it was reached. */
  readonly behind: () => number;
  /** **Empty**: `undefined` before the shared log was reached. */
  readonly checkpoints: () => CheckpointReport | undefined;
}
