import { ByteCache, growingBytes, logBytes, matchBytes } from '@goalsquare/data';
import {
  clockOf,
  GrowingMatch,
  isLivePeriod,
  matchAt,
  matchAtSecond,
  minutesAndSeconds,
  periodDisplay,
  playUntil,
  revisionAt,
  type AsOf,
  type Match,
  type MatchLog,
  type PlayClock,
} from '@goalsquare/engine';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { MatchSource, RunningClock } from '../../domain/match-source.js';
import { growInSteps } from '../../domain/grow-in-steps.js';
import { workQueue } from '../../domain/work-queue.js';
import { revisionKnownAt, type KnownMoment } from './known-moment.js';
import { Problem } from '../../domain/problems.js';

/** Approximate memory of an opened match's details for each entry. **Units**: bytes. */
const DETAIL_BYTES = 100;

/** Shares of the memory part for logs, opened matches and matches that may grow further. */
const shares = { logs: 0.05, opened: 0.06, growing: 0.06 } as const;

/** A moment at which a match can be read. */
export type PastMoment = AsOf | KnownMoment;

/** A match as it was at a moment. */
export interface PastMatch {
  readonly match: Match;
  /** The same match, with its clock at that moment. */
  readonly shown: Match;
  /** Whether no later entry can change the response. */
  readonly isSettled: boolean;
}

/** A match, and the revision at which it was read. */
interface RevisedMatch {
  readonly revision: number;
  readonly match: Match;
}

/**
 * A match that was opened at a revision, with the header and the last entry of its log. A rebuilt log may differ at the
 * same revision.
 */
interface Opened {
  readonly header: unknown;
  readonly last: unknown;
  readonly match: Match;
}

const unavailable = (matchId: number, parameter: string): Problem =>
  new Problem(
    'data-not-held',
    `The server does not store the log of match ${matchId}, so ${parameter} is not available for it.`,
  );

const notReached = (matchId: number, moment: string): Problem =>
  new Problem('not-reached', `Match ${matchId} has not reached ${moment}.`);

/**
 * Checks that the match clock has reached a second of a period. A second after the end of the period is never reached.
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
 * Past states of matches. A revision consists of the first entries of a log, so a past match is the match of a shorter
 * log. It is opened once and cached. **Units**: `now` in milliseconds.
 */
export class PastMatches {
  readonly #logs = new ByteCache<Match, MatchLog>(memoryParts.live, {
    share: shares.logs,
    sizeOf: ({ entries }, present) => logBytes(entries.length) + matchBytes(present),
  });
  readonly #opened = new ByteCache<string, Opened>(memoryParts.live, {
    share: shares.opened,
    sizeOf: ({ match }) => matchBytes(match) + match.revision * DETAIL_BYTES,
    lookups: lookupCounts('past-matches'),
  });
  readonly #growing = new ByteCache<number, GrowingMatch>(memoryParts.live, {
    share: shares.growing,
    sizeOf: ({ revision }) => growingBytes(revision),
  });

  constructor(
    private readonly source: MatchSource,
    private readonly now: () => number,
  ) {}

  /**
   * Returns a past match. Rejects with a problem of status 404 if the match has not reached that point or its log is
   * not stored, or of status 400 if nothing was known of the match at that time.
   */
  async at(present: Match, moment: PastMoment): Promise<PastMatch> {
    const { id } = present;
    const log = this.#logs.peek(present) ?? (await this.source.log?.(id));
    if (log === undefined) throw unavailable(id, 'knownAt' in moment ? 'knownAt' : 'asOf');
    if (log.entries.length === present.revision) this.#logs.set(present, log);
    const { revision, match } =
      'knownAt' in moment ? await this.#knownAt(present, log, moment) : await this.#asOf(present, log, moment);
    return {
      match,
      shown: this.#shownAt(match, moment),
      isSettled:
        this.#clockOf(match)?.isTemporary === undefined && ('revision' in moment || revision < log.entries.length),
    };
  }

  async #asOf(present: Match, log: MatchLog, asOf: AsOf): Promise<RevisedMatch> {
    const revision = this.#revisionAt(present, log, asOf);
    return { revision, match: await this.#openedAt(log, revision) };
  }

  async #knownAt(present: Match, log: MatchLog, { knownAt, until }: KnownMoment): Promise<RevisedMatch> {
    const clock = this.#clockOf(present);
    const now = clock?.now ?? this.now();
    const revision = await workQueue.run(() => revisionKnownAt(log, knownAt, { now, pace: clock?.pace ?? 1 }));
    const known = await this.#openedAt(log, revision);
    if (until === undefined) return { revision, match: known };
    checkReached(matchAt(known, { now: knownAt, pace: clock?.pace ?? 1 }), until.period, until.seconds);
    return { revision, match: await this.#playedUntil(log, revision, until) };
  }

  /** Opens play up to a second of a period, as known at a revision. */
  async #playedUntil({ header, entries }: MatchLog, revision: number, until: PlayClock): Promise<Match> {
    const last = entries[revision - 1];
    const key = `${header.id}@${revision} until ${until.period}:${until.seconds}`;
    const cached = this.#opened.get(key);
    if (cached?.header === header && cached.last === last) return cached.match;
    const play = await workQueue.run(() => playUntil({ header, entries: entries.slice(0, revision) }, until));
    const growing = GrowingMatch.of({ header, entries: [] });
    await growInSteps(growing, play.entries, workQueue);
    const match: Match = { ...growing.match(), revision };
    this.#opened.set(key, { header, last, match });
    return match;
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
   * Opens a log at a revision. It grows from the last opened match if that is at an earlier revision, in steps that
   * yield to the event loop. While it grows, no other call uses that match.
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

  /**
   * Returns a match with its clock at a moment. At a revision, that is the clock at the last entry; at any other moment
   * the clock has advanced since.
   */
  #shownAt(match: Match, moment: PastMoment): Match {
    if ('revision' in moment) return match;
    const clock = 'knownAt' in moment ? moment.until : 'period' in moment ? moment : undefined;
    if (clock !== undefined) return matchAtSecond(match, clock.period, clock.seconds);
    const now = 'knownAt' in moment ? moment.knownAt : 'instant' in moment ? moment.instant : NaN;
    return matchAt(match, { now, pace: this.#clockOf(match)?.pace ?? 1 });
  }
}
