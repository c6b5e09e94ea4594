import { setTimeout as pause } from 'node:timers/promises';
import { isOver } from '@goalsquare/engine';
import { canBePurged, matchOfSubject, streamOf, subjectOf, subjectsOf } from '../stream.js';
import { keyOfMatch } from './checkpoint-bucket.js';
import type { IndexedMatch } from './checkpoint-index.js';
import { CheckpointWriter, type WriterParts } from './checkpoint-writer.js';
import { digestOfCheckpoint, readCheckpoint, usable } from './checkpoint.js';
import { store } from './load-checkpoints.js';
import { errorMessage } from '../../../error-message.js';

/** Settings for when checkpoints are written. */
export interface CheckpointTimes {
  /** Interval at which the keeper checks whether there is something to write. **Units**: milliseconds. */
  readonly lookMilliseconds: number;
  /**
   * Number of messages after which checkpoints are written, and the time after which they are written if there are
   * fewer. **Units**: milliseconds.
   */
  readonly everyMessages: number;
  readonly everyMilliseconds: number;
  /** Time after its last entry at which a match that is over counts as finished. **Units**: milliseconds. */
  readonly quietMilliseconds: number;
}

export const checkpointTimes: CheckpointTimes = {
  lookMilliseconds: 5000,
  everyMessages: 1000,
  everyMilliseconds: 60_000,
  quietMilliseconds: 3_600_000,
};

/** Services and settings of a keeper. */
export interface KeeperParts extends WriterParts {
  readonly times: CheckpointTimes;
}

/**
 * Writes checkpoints, and moves finished matches out of the stream. The server that has the lease does this.
 * Correctness does not depend on the lease: a checkpoint replaces another only if it is newer, and messages are removed
 * only after the checkpoint that contains them was read back. Every server releases the memory of finished matches.
 */
export class CheckpointKeeper {
  readonly #writer: CheckpointWriter;
  /** Whether the stream may still contain messages of finished matches. */
  #mayPurge = true;
  #reported = '';
  #isClosed = false;
  readonly #now: () => number;
  readonly #startedAt: number;

  constructor(private readonly parts: KeeperParts) {
    this.#writer = new CheckpointWriter(parts);
    this.#now = parts.now ?? Date.now;
    this.#startedAt = this.#now();
    if (!canBePurged(parts.stream))
      parts.complain(
        'the shared log was created by an earlier version: messages of finished matches stay in it, though not in memory',
      );
  }

  /** Time at which the index of checkpoints was written, in milliseconds. **Empty**: `undefined` if there is none. */
  get writtenAt(): number | undefined {
    return this.#writer.progress?.writtenAt;
  }

  start(): void {
    void this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.parts.bucket.release().catch(() => undefined);
  }

  /** Writes checkpoints, moves finished matches and releases memory, if anything is due. */
  async look(): Promise<void> {
    const { follower, bucket } = this.parts;
    if (this.#isClosed || follower.state !== 'ready') return;
    await this.#writer.readProgress();
    await this.#releaseFinished();
    if (!(await bucket.lease())) {
      this.#writer.stop();
      return;
    }
    if (await this.#writer.begin()) this.#mayPurge = true;
    const finished = this.#toFinish();
    for (const matchId of finished) await this.#writer.write(matchId, true);
    if (finished.length > 0) this.#mayPurge = true;
    if (this.#isDue() || finished.length > 0) await this.#writer.writeAll();
    await this.#purge();
    if (finished.length > 0) await this.#releaseFinished();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.look();
        this.#reported = '';
      } catch (error) {
        const words = errorMessage(error);
        if (words !== this.#reported && this.parts.follower.state === 'ready')
          this.parts.complain(`checkpoints of the shared log cannot be written: ${words}`);
        this.#reported = words;
      }
      await pause(this.parts.times.lookMilliseconds, undefined, { ref: false });
    }
  }

  #isDue(): boolean {
    const { replica, follower, times } = this.parts;
    if (![...replica.coverage.uncovered.keys()].some((matchId) => this.#writer.canWrite(matchId))) return false;
    const { sequence = 0, writtenAt = this.#startedAt } = this.#writer.progress ?? {};
    return follower.last - sequence >= times.everyMessages || this.#now() - writtenAt >= times.everyMilliseconds;
  }

  /** Whether a match is over and has received nothing for some time. */
  #isFinished(matchId: number): boolean {
    const { replica, times } = this.parts;
    const { at } = replica.coverage.lastOf(matchId);
    if (!this.#writer.canWrite(matchId) || this.#now() - at < times.quietMilliseconds) return false;
    const brief = replica.matches.brief(matchId);
    return brief !== undefined && isOver(brief);
  }

  /** Returns the finished matches whose checkpoints do not mark them as finished yet. */
  #toFinish(): readonly number[] {
    const { replica } = this.parts;
    return replica.matchIds().filter((matchId) => {
      const { isFinished = false, sequence = 0 } = this.#writer.known?.get(matchId) ?? {};
      const isWritten = isFinished && sequence >= replica.coverage.lastOf(matchId).sequence;
      return !isWritten && this.#isFinished(matchId);
    });
  }

  /** Removes messages of finished matches from the stream if their checkpoints contain them. */
  async #purge(): Promise<void> {
    const { manager, name, stream } = this.parts;
    const known = this.#writer.known ?? new Map<number, IndexedMatch>();
    if (!this.#mayPurge || !canBePurged(stream) || ![...known.values()].some(({ isFinished }) => isFinished)) return;
    const info = await manager.streams.info(streamOf(name), { subjects_filter: subjectsOf(name) });
    for (const subject of Object.keys(info.state.subjects ?? {})) {
      const match = known.get(matchOfSubject(subject));
      if (match?.isFinished === true && (await this.#isStored(match)))
        await manager.streams.purge(streamOf(name), {
          filter: subjectOf(name, match.state.matchId),
          seq: match.movedTo + 1,
        });
    }
    this.#mayPurge = false;
  }

  /** Whether the bucket has the checkpoint, undamaged, and this server still has the lease. */
  async #isStored({ state, digest }: IndexedMatch): Promise<boolean> {
    const { bucket } = this.parts;
    const entry = await bucket.get(keyOfMatch(state.matchId));
    if (entry === undefined || digestOfCheckpoint(entry.bytes) !== digest) return false;
    return usable(() => readCheckpoint(entry.bytes)) !== undefined && bucket.lease();
  }

  /** Releases the memory of matches with finished checkpoints, whichever server wrote them. */
  async #releaseFinished(): Promise<void> {
    const { bucket, replica, stream } = this.parts;
    const { coverage, logs } = replica;
    for (const matchId of replica.matchIds()) {
      const { sequence } = coverage.lastOf(matchId);
      const isReleased = coverage.movedTo(matchId) === sequence || !logs.isInMemory(matchId);
      if (isReleased || !this.#isFinished(matchId)) continue;
      const entry = await bucket.get(keyOfMatch(matchId));
      if (entry === undefined) continue;
      const checkpoint = usable(() => readCheckpoint(entry.bytes));
      if (checkpoint?.isFinished === true && checkpoint.sequence === sequence && checkpoint.stream === stream.created)
        store(entry.bytes, checkpoint, this.parts);
    }
  }
}
