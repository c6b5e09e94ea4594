import { ByteCache, growingBytes, logBytes, matchBytes } from '@goalsquare/data';
import {
  clockOf,
  GrowingMatch,
  isLivePeriod,
  matchAt,
  matchAtSecond,
  minutesAndSeconds,
  periodDisplay,
  revisionAt,
  type AsOf,
  type Match,
  type MatchLog,
} from '@goalsquare/engine';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { MatchSource, RunningClock } from '../../domain/match-source.js';
import { growInSteps } from '../../domain/grow-in-steps.js';
import { workQueue } from '../../domain/work-queue.js';
import { Problem } from '../../domain/problems.js';

/** What the details of an opened match take, by entry. **Units**: bytes. */
const DETAIL_BYTES = 100;

/** How logs, opened matches and matches that may grow further share their memory. */
const shares = { logs: 0.25, opened: 0.3, growing: 0.3 } as const;

/** A match as it stood. */
export interface PastMatch {
  readonly match: Match;
  /** The same, its clock where it stood. */
  readonly shown: Match;
  /** Whether no later entry can change what is asked for. */
  readonly isSettled: boolean;
}

/** What a match opened at a revision was opened from: the same revision of a log that was rebuilt may differ. */
interface Opened {
  readonly header: unknown;
  readonly last: unknown;
  readonly match: Match;
}

const notReached = (matchId: number, moment: string): Problem =>
  new Problem('not-reached', `Match ${matchId} has not reached ${moment}.`);

/**
 * Refuses a second of a period that the clock of the match has not shown: a period is no longer than it lasted.
 * **Throws** a problem of status 404.
 */
function checkReached(match: Match, period: number, seconds: number): void {
  const clock = clockOf(match.details(), match.periodSeconds);
  const begun = clock.periods.find((one) => one.period === period);
  if (begun !== undefined && begun.periodSeconds >= seconds) return;
  const moment = periodDisplay(period, seconds);
  throw notReached(
    match.id,
    begun === undefined || isLivePeriod(clock, period)
      ? moment
      : `${moment}: the period ended at ${minutesAndSeconds(begun.periodSeconds)}`,
  );
}

/**
 * Matches as they stood: a revision is the first entries of a log, so a match as it stood is the match of a shorter
 * log, opened once and kept.
 * **Units**: `now` in milliseconds.
 */
export class PastMatches {
  readonly #logs = new ByteCache<Match, MatchLog>(memoryParts.past, {
    share: shares.logs,
    sizeOf: ({ entries }) => logBytes(entries.length),
  });
  readonly #opened = new ByteCache<string, Opened>(memoryParts.past, {
    share: shares.opened,
    sizeOf: ({ match }) => matchBytes(match) + match.revision * DETAIL_BYTES,
    lookups: lookupCounts('past-matches'),
  });
  readonly #growing = new ByteCache<number, GrowingMatch>(memoryParts.past, {
    share: shares.growing,
    sizeOf: ({ revision }) => growingBytes(revision),
  });

  constructor(
    private readonly source: MatchSource,
    private readonly now: () => number,
  ) {}

  /**
   * A match as it stood. Rejects with a problem of status 404 where it has not come that far, or its log is not held.
   */
  async at(present: Match, asOf: AsOf): Promise<PastMatch> {
    const { id } = present;
    const log = this.#logs.peek(present) ?? (await this.source.log?.(id));
    if (log === undefined)
      throw new Problem(
        'data-not-held',
        `The server does not store the log of match ${id}, so asOf is not available for it.`,
      );
    if (log.entries.length === present.revision) this.#logs.set(present, log);
    const revision = this.#revisionAt(present, log, asOf);
    const match = await this.#openedAt(log, revision);
    return {
      match,
      shown: this.#shownAt(match, asOf),
      isSettled:
        this.#clockOf(match)?.isTemporary === undefined && ('revision' in asOf || revision < log.entries.length),
    };
  }

  #clockOf({ id }: Match): RunningClock | undefined {
    return this.source.clockOf?.(id, this.now());
  }

  #revisionAt(present: Match, log: MatchLog, asOf: AsOf): number {
    const { id } = present;
    if ('revision' in asOf) {
      if (asOf.revision > log.entries.length)
        throw notReached(id, `revision ${asOf.revision}: it is at ${log.entries.length}`);
      return asOf.revision;
    }
    const clock = this.#clockOf(present);
    if ('instant' in asOf) {
      if (asOf.instant > (clock?.now ?? this.now())) throw notReached(id, new Date(asOf.instant).toISOString());
    } else checkReached(clock === undefined ? present : matchAt(present, clock), asOf.period, asOf.seconds);
    return revisionAt(log, asOf, clock?.pace);
  }

  async #openedAt(log: MatchLog, revision: number): Promise<Match> {
    const key = `${log.header.id}@${revision}`;
    const { header } = log;
    const last = log.entries[revision - 1];
    const known = this.#opened.get(key);
    if (known?.header === header && known.last === last) return known.match;
    const match = await this.#grownTo(log, revision);
    this.#opened.set(key, { header, last, match });
    return match;
  }

  /**
   * Opens a log at a revision. It grows from the match that was opened last if that is at an earlier revision, and in
   * steps between which the event loop turns. Meanwhile the growing match belongs to this call alone.
   */
  async #grownTo({ header, entries }: MatchLog, revision: number): Promise<Match> {
    const before = this.#growing.peek(header.id);
    const isEarlier =
      before?.initialHeader === header &&
      before.revision <= revision &&
      before.lastEntry === entries[before.revision - 1];
    const growing = isEarlier ? before : GrowingMatch.of({ header, entries: [] });
    this.#growing.delete(header.id);
    await growInSteps(growing, entries.slice(0, revision), workQueue);
    this.#growing.set(header.id, growing);
    return growing.match();
  }

  /** A revision is at its last entry; at any other moment the clock has advanced since. */
  #shownAt(match: Match, asOf: AsOf): Match {
    if ('revision' in asOf) return match;
    if ('instant' in asOf) return matchAt(match, { now: asOf.instant, pace: this.#clockOf(match)?.pace ?? 1 });
    return matchAtSecond(match, asOf.period, asOf.seconds);
  }
}
