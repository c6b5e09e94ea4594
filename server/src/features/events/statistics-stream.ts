import { isRunning, matchAt, type Match } from '@goalsquare/engine';
import type { MatchSource } from '../../domain/match-source.js';
import type { Batch } from '../../answers/statistics/batch.js';
import type { Layouts } from '../../answers/statistics/layouts.js';
import { batchPieces } from '../../answers/statistics/written.js';
import type { EventStream } from './event-stream.js';
import { frameText } from './frames.js';
import type { Timers } from './timers.js';
import { WatchedStatistics } from './watched-statistics.js';

/** Shortest time between two changes that are told. **Units**: milliseconds. */
export const SHORTEST_BETWEEN = 250;

/** How often windows slide. **Units**: milliseconds. */
const SLIDE = 1000;

/** What statistics are watched with. **Units**: `now` in milliseconds. */
export interface Watching {
  readonly matches: MatchSource;
  readonly now: () => number;
  readonly timers: Timers;
  readonly layouts: Layouts | undefined;
  readonly failed: (error: unknown) => void;
}

function* answerFrame(pieces: Iterable<Uint8Array | string>): Generator<Uint8Array | string> {
  yield 'event: answer\ndata: ';
  yield* pieces;
  yield '\n\n';
}

/**
 * Tells the statistics of a match as they change: a whole answer first, then what changed. A client who is behind is
 * told less often, and then of all that changed since.
 */
export class StatisticsStream {
  readonly #watched: WatchedStatistics;
  #known: Match | undefined;
  #toldAt = -Infinity;
  #isTelling = false;
  #isStale = false;
  #stopWaiting: (() => void) | undefined;

  constructor(
    private readonly watching: Watching,
    private readonly stream: EventStream,
    private readonly matchId: number,
    private readonly batch: Batch,
  ) {
    this.#watched = new WatchedStatistics(batch);
    stream.onClose(() => {
      this.#stopWaiting?.();
    });
  }

  /** Begins with a whole answer. */
  begin(): void {
    const { timers } = this.watching;
    if (this.#watched.slides)
      this.stream.onClose(
        timers.every(SLIDE, () => {
          if (this.#known !== undefined && isRunning(this.#known)) this.wake();
        }),
      );
    this.stream.begin();
    this.wake();
  }

  /** The match changed, or its clock did. */
  wake(): void {
    this.#isStale = true;
    if (this.#isTelling || this.#stopWaiting !== undefined) return;
    const { now, timers } = this.watching;
    const wait = this.#toldAt + SHORTEST_BETWEEN - now();
    if (wait <= 0) {
      void this.#tellAll();
      return;
    }
    this.#stopWaiting = timers.after(wait, () => {
      this.#stopWaiting = undefined;
      void this.#tellAll();
    });
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    this.#isStale = false;
    try {
      await this.#tell();
      this.#toldAt = this.watching.now();
    } catch (error) {
      this.watching.failed(error);
      this.stream.end();
    } finally {
      this.#isTelling = false;
      this.#tellWhatCameMeanwhile();
    }
  }

  #tellWhatCameMeanwhile(): void {
    if (this.#isStale && this.stream.isOpen) this.wake();
  }

  async #tell(): Promise<void> {
    const match = await this.#matchNow();
    if (match === undefined || match === this.#known || !this.stream.isOpen) return;
    const changes = this.#known === undefined ? undefined : this.#watched.changes(match);
    this.#known = match;
    if (changes === undefined) await this.#answer(match);
    else if (changes.length > 0)
      await this.stream.writeParts([
        frameText('change', JSON.stringify({ matchId: match.id, revision: match.revision, changes })),
      ]);
  }

  async #matchNow(): Promise<Match | undefined> {
    const { matches, now } = this.watching;
    const match = matches.matchNow?.(this.matchId) ?? (await matches.match(this.matchId));
    const clock = this.#watched.slides ? matches.clockOf?.(this.matchId, now(), match?.revision) : undefined;
    return match && clock ? matchAt(match, clock) : match;
  }

  async #answer(match: Match): Promise<void> {
    this.#watched.remember(match);
    await this.stream.writeParts(answerFrame(batchPieces(match, this.batch, this.watching.layouts)));
  }
}
