import type { StreamInfo } from '@nats-io/jetstream';
import type { Follower } from '../follower.js';
import { streamOf } from '../stream.js';
import { INDEX_KEY, keyOfMatch, PROGRESS_KEY } from './checkpoint-bucket.js';
import {
  readIndex,
  readProgress,
  type CheckpointIndex,
  type CheckpointProgress,
  type IndexedMatch,
} from './checkpoint-index.js';
import { checkpointBytes, digestOfCheckpoint, readCheckpoint, usable, type MatchCheckpoint } from './checkpoint.js';
import { indexedMatch, type CheckpointReading } from './load-checkpoints.js';

/** Services for writing checkpoints. */
export interface WriterParts extends CheckpointReading {
  readonly follower: Pick<Follower, 'last' | 'state'>;
  readonly stream: StreamInfo;
  /** Maximum size of a checkpoint in bytes. */
  readonly maxBytes: () => number;
  readonly now?: () => number;
}

/** Writes checkpoints of matches, and their index. It never replaces a newer one. */
export class CheckpointWriter {
  /** The checkpoints in the bucket. **Empty**: `undefined` unless this server has the lease. */
  #known: Map<number, IndexedMatch> | undefined;
  #progress: CheckpointProgress | undefined;
  readonly #tooLarge = new Set<number>();

  constructor(private readonly parts: WriterParts) {}

  /** The checkpoints in the bucket. **Empty**: `undefined` unless this server has the lease. */
  get known(): ReadonlyMap<number, IndexedMatch> | undefined {
    return this.#known;
  }

  /** The index without its matches, as last read or written. **Empty**: `undefined` if there is none. */
  get progress(): CheckpointProgress | undefined {
    return this.#progress;
  }

  /** Whether a checkpoint of a match can be written. */
  canWrite(matchId: number): boolean {
    return this.parts.replica.isReadable(matchId) && !this.#tooLarge.has(matchId);
  }

  /** Stops, because another server has the lease. */
  stop(): void {
    this.#known = undefined;
  }

  /** Reads the index that the previous holder of the lease wrote. Returns `false` if it was already read. */
  async begin(): Promise<boolean> {
    if (this.#known !== undefined) return false;
    const { replica, stream } = this.parts;
    const { index } = await this.#index();
    const known = new Map(index?.stream === stream.created ? index.matches.map((one) => [one.state.matchId, one]) : []);
    for (const matchId of replica.matchIds()) replica.coverage.coverOnly(matchId, known.get(matchId)?.sequence ?? 0);
    this.#known = known;
    return true;
  }

  /** Reads the position of the checkpoints, which another server may have written. */
  async readProgress(): Promise<void> {
    const { bucket, replica, stream } = this.parts;
    const entry = await bucket.get(PROGRESS_KEY);
    const progress = entry && usable(() => readProgress(entry.bytes));
    if (progress?.stream !== stream.created) return;
    this.#progress = progress;
    if (this.#known === undefined && !(await this.#isAhead(progress.sequence)))
      replica.coverage.coverTo(progress.sequence);
  }

  /** Writes the checkpoints of all changed matches, and the index. */
  async writeAll(): Promise<void> {
    const { replica, follower } = this.parts;
    for (const matchId of [...replica.coverage.uncovered.keys()])
      if (this.canWrite(matchId)) await this.write(matchId, false);
    const sequence = Math.min(follower.last, ...[...replica.coverage.uncovered.values()].map((first) => first - 1));
    await this.#writeIndex(sequence);
  }

  /** Writes a match's checkpoint, unless the bucket has a newer one. */
  async write(matchId: number, isFinished: boolean): Promise<void> {
    const { bucket, replica } = this.parts;
    const { coverage } = replica;
    // If no message of a match counts, no checkpoint needs to contain them.
    if (replica.stateOf(matchId) === undefined) coverage.cover(matchId, coverage.lastOf(matchId).sequence);
    const checkpoint = await this.#checkpoint(matchId, isFinished);
    if (checkpoint === undefined) return;
    const bytes = await checkpointBytes(checkpoint);
    if (this.#isTooLarge(matchId, bytes)) return;
    const { bytes: old, version = 0 } = (await bucket.get(keyOfMatch(matchId))) ?? {};
    const newer = old && (await this.#newer(old, checkpoint));
    if (newer === undefined && !(await bucket.put(keyOfMatch(matchId), bytes, version))) return;
    const written = newer ?? indexedMatch(checkpoint, digestOfCheckpoint(bytes));
    this.#known?.set(matchId, written);
    coverage.cover(matchId, written.sequence);
    const isCurrent = checkpoint.sequence === coverage.lastOf(matchId).sequence;
    if (newer === undefined && !isFinished && isCurrent) replica.compact(checkpoint, bytes);
  }

  #isTooLarge(matchId: number, { length }: Uint8Array): boolean {
    const { complain, maxBytes } = this.parts;
    if (length <= maxBytes()) return false;
    this.#tooLarge.add(matchId);
    complain(
      `match ${matchId} has no checkpoint, because it has ${length} bytes and the NATS servers accept at most ${maxBytes()}: raise their max_payload`,
    );
    return true;
  }

  /** Returns the current state of a match. **Empty**: `undefined` if none of its messages counts. */
  async #checkpoint(matchId: number, isFinished: boolean): Promise<MatchCheckpoint | undefined> {
    const { replica, stream } = this.parts;
    const stored = await replica.journal.storedOf(matchId);
    // There is no await from here on, so that all parts are from the same moment.
    const [state, log, last] = [replica.stateOf(matchId), replica.logs.log(matchId), replica.coverage.lastOf(matchId)];
    if (state === undefined || log?.entries.length !== state.revision) return undefined;
    return {
      stream: stream.created,
      state,
      ...last,
      isFinished,
      movedTo: isFinished ? last.sequence : replica.coverage.movedTo(matchId),
      log,
      changes: [...stored, ...replica.journal.recentOf(matchId)],
      keys: replica.keysOf(matchId),
    };
  }

  /**
   * Returns a newer checkpoint in the bucket. **Empty**: `undefined` if the checkpoint may be replaced, because it is
   * older, damaged, or ahead of the stream.
   */
  async #newer(bytes: Uint8Array, { sequence, isFinished }: MatchCheckpoint): Promise<IndexedMatch | undefined> {
    const found = usable(() => readCheckpoint(bytes));
    const { created } = this.parts.stream;
    if (found?.stream !== created || (await this.#isAhead(found.sequence))) return undefined;
    const isNewer = found.sequence > sequence || (found.sequence === sequence && (found.isFinished || !isFinished));
    return isNewer ? indexedMatch(found, digestOfCheckpoint(bytes)) : undefined;
  }

  /**
   * Whether the stream ends before a sequence. A checkpoint at that sequence then contains messages that the stream has
   * lost.
   */
  async #isAhead(sequence: number): Promise<boolean> {
    const { manager, name, follower } = this.parts;
    return sequence > follower.last && sequence > (await manager.streams.info(streamOf(name))).state.last_seq;
  }

  /** Reads the index. **Empty**: version 0 if there is none, and no index if it is unusable. */
  async #index(): Promise<{ readonly index: CheckpointIndex | undefined; readonly version: number }> {
    const entry = await this.parts.bucket.get(INDEX_KEY);
    return { index: entry && usable(() => readIndex(entry.bytes)), version: entry?.version ?? 0 };
  }

  /**
   * Writes the index. If another server has written a newer index, that index is read the next time this server has the
   * lease.
   */
  async #writeIndex(sequence: number): Promise<void> {
    const { bucket, stream, now = Date.now } = this.parts;
    const { index, version } = await this.#index();
    const isOlder = index?.stream === stream.created && index.sequence > sequence;
    const matches = [...(this.#known?.values() ?? [])];
    const progress = { stream: stream.created, sequence, writtenAt: now() };
    if (
      (isOlder && !(await this.#isAhead(index.sequence))) ||
      !(await bucket.put(INDEX_KEY, await checkpointBytes({ ...progress, matches }), version))
    ) {
      this.stop();
      return;
    }
    const summary = await bucket.get(PROGRESS_KEY);
    await bucket.put(PROGRESS_KEY, await checkpointBytes(progress), summary?.version ?? 0);
    this.#progress = progress;
  }
}
