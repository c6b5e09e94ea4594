import {
  briefOf,
  EngineError,
  GrowingMatch,
  isOver,
  type EntryIssues,
  type ValidationIssue,
  type Match,
  type MatchBrief,
  type MatchHeader,
  type MatchLog,
} from '@goalsquare/engine';
import { DamagedError } from '../damaged-error.js';
import { ByteCache } from '../../memory/byte-cache.js';
import type { MemoryPart } from '../../memory/memory-part.js';
import { storeMemory } from '../../memory/store-memory.js';
import { engineFingerprint } from '../fingerprint.js';
import { LiveChanges } from './live-changes.js';
import { LiveSeasons, seasonOf, type LiveMatchState } from './live-seasons.js';
import { AppendError, type Batch, type MatchChange } from './live-store.js';
import type { LiveTransaction } from './live-transaction.js';
import { MatchesAtHand } from './matches-at-hand.js';
import type { MatchStore, StoredSeasons } from '../match-store.js';
import { errorMessage } from '../../error-message.js';

/** The stored matches, and the logs from which growing matches are read. */
export interface LiveGround {
  /** Stored matches, which growing matches replace. */
  readonly base: MatchStore;
  readonly baseIds: readonly number[];
  readonly seasons: StoredSeasons;
  /** Reads the log of a match that has grown. **Empty**: `undefined` if none is written. */
  readonly load: (matchId: number) => MatchLog | undefined;
  /** Id of the journal with these logs. Default: it has none. */
  readonly journalId?: string | undefined;
  /** Stores briefs of finished matches, so that a season need not read their logs. Default: they are not stored. */
  readonly briefs?: BriefShelf;
  readonly complain: (message: string) => void;
  /**
   * Memory for growing matches. Matches without room are read again on request. Default: the memory of a command line.
   */
  readonly memory?: MemoryPart | undefined;
}

/** The brief of a match at a revision, with the engine that computed it. */
export interface KeptBrief {
  readonly revision: number;
  readonly engine: string;
  readonly brief: MatchBrief;
}

/** Storage for briefs. They may be dropped at any time. */
export interface BriefShelf {
  readonly brief: (matchId: number) => KeptBrief | undefined;
  readonly keepBrief: (matchId: number, kept: KeptBrief) => void;
}

/** Estimated memory of a match's brief, and the share of the memory part that briefs may fill. **Units**: bytes. */
const BRIEF_BYTES = 8192;
const BRIEFS_SHARE = 0.05;

/** Returns the error for invalid entries. Its message contains the first issue. */
function invalid(issues: readonly EntryIssues[]): AppendError {
  const [{ at, issues: [first] } = { at: -1, issues: [] }] = issues;
  const why = first === undefined ? '' : `: ${first.field === '' ? 'it' : first.field} has to be ${first.allowed}`;
  return new AppendError('invalid', `${at < 0 ? 'the header' : `entry ${at}`} is not valid${why}`, { issues });
}

/** Returns a new match with a header. **Throws** AppendError if the header is invalid. */
export function newMatch(header: unknown): GrowingMatch {
  try {
    return GrowingMatch.of({ header: header as MatchHeader, entries: [] });
  } catch (error) {
    if (error instanceof EngineError && error.code === 'LOG_INVALID')
      throw invalid([{ at: -1, issues: error.details as readonly ValidationIssue[] }]);
    throw error;
  }
}

/** The growing matches, on top of stored ones. They change through transactions, which a store makes durable. */
export class LiveMatches {
  readonly #matches: MatchesAtHand;
  readonly #briefs: ByteCache<number, KeptBrief>;
  readonly #changes = new LiveChanges();
  readonly #seasons: LiveSeasons;
  readonly #stored: ReadonlySet<number>;
  #ids: readonly number[] | undefined;

  constructor(
    private readonly ground: LiveGround,
    standings: readonly LiveMatchState[] = [],
  ) {
    const memory = ground.memory ?? storeMemory().live;
    this.#matches = new MatchesAtHand(memory);
    this.#briefs = new ByteCache(memory, { sizeOf: () => BRIEF_BYTES, share: BRIEFS_SHARE });
    this.#stored = new Set(ground.baseIds);
    this.#seasons = new LiveSeasons(ground.seasons, (matchId) => this.brief(matchId));
    for (const standing of standings) this.#seasons.set(standing);
  }

  /** Whether a match has grown in this store. */
  has(matchId: number): boolean {
    return this.#seasons.standing(matchId) !== undefined;
  }

  /**
   * Returns a match that has grown. **Empty**: `undefined` if it has not. **Throws** `LOG_INVALID` if its written
   * entries cannot be read.
   */
  get(matchId: number): GrowingMatch | undefined {
    const standing = this.#seasons.standing(matchId);
    return standing && this.#matches.read(matchId, standing.revision, this.ground.load);
  }

  /**
   * Returns a match that is about to grow. If no entry has been written in this store, it is the stored match.
   * **Throws** AppendError if the match is unknown.
   */
  async opened(matchId: number): Promise<GrowingMatch> {
    const live = this.get(matchId);
    if (live !== undefined) return live;
    const { base } = this.ground;
    const log = await base.log(matchId);
    if (log !== undefined) return GrowingMatch.of(log);
    const isSealed = (await base.match(matchId)) !== undefined;
    throw new AppendError(
      'unknown-match',
      isSealed
        ? `match ${matchId} comes from a sealed folder, so nothing can be added to it`
        : `there is no match ${matchId}`,
    );
  }

  /** Checks that a match is new. **Throws** AppendError if a match with the id exists. */
  requireNew(matchId: number): void {
    if (this.has(matchId) || this.#stored.has(matchId))
      throw new AppendError('match-exists', `match ${matchId} already exists`);
  }

  /** Opens a transaction for a batch of entries. **Throws** AppendError if the batch cannot be appended. */
  begin(match: GrowingMatch, { entries, expectedRevision }: Omit<Batch, 'matchId'>): LiveTransaction {
    const { revision, header } = match;
    const { id: matchId } = header;
    if (expectedRevision !== undefined && expectedRevision !== revision)
      throw new AppendError(
        'revision-conflict',
        `match ${matchId} is at revision ${revision}, not ${expectedRevision}`,
        { revision },
      );
    const log = this.has(matchId) ? undefined : match.log();
    const transaction = match.begin(entries);
    if (!('commit' in transaction)) throw invalid(transaction);
    const state: LiveMatchState = {
      matchId,
      revision: transaction.revision,
      season: seasonOf(transaction.header),
      origin: this.#seasons.standing(matchId)?.origin ?? seasonOf(header),
    };
    return {
      revision,
      state,
      entries: log === undefined ? transaction.entries : [...log.entries, ...transaction.entries],
      header: log?.header,
      isNew: log !== undefined && !this.#stored.has(matchId),
      commit: () => {
        transaction.commit();
        this.#matches.set(match);
        this.follow(state);
      },
      rollback: transaction.rollback,
    };
  }

  /** Returns a match that is in memory. **Empty**: `undefined` for one that must be read again. */
  atHand(matchId: number): GrowingMatch | undefined {
    return this.#matches.peek(matchId);
  }

  /** Sets the state of a match and notifies listeners. A match in memory changes through a transaction instead. */
  follow(standing: LiveMatchState): void {
    if (!this.has(standing.matchId)) this.#ids = undefined;
    this.#seasons.set(standing);
    this.#changes.add(standing);
  }

  /** Removes a match from memory, so that it is read again. */
  forget(matchId: number): void {
    this.#matches.delete(matchId);
  }

  readonly onChange = (listener: (change: MatchChange) => void): (() => void) => this.#changes.listen(listener);

  readonly matchIds = (): Promise<readonly number[]> => Promise.resolve((this.#ids ??= this.#allIds()));

  readonly match = async (matchId: number): Promise<Match | undefined> => {
    const live = this.get(matchId);
    return live === undefined ? this.ground.base.match(matchId) : live.match();
  };

  readonly matchNow = (matchId: number): Match | undefined => {
    const live = this.get(matchId);
    return live === undefined ? this.ground.base.matchNow?.(matchId) : live.match();
  };

  readonly contentOf = (matchId: number): string | undefined => {
    const standing = this.#seasons.standing(matchId);
    if (standing === undefined) return this.ground.base.contentOf?.(matchId);
    const { journalId: id } = this.ground;
    return id === undefined ? undefined : `${id}-${standing.revision}`;
  };

  readonly log = async (matchId: number): Promise<MatchLog | undefined> => {
    const live = this.get(matchId);
    return live === undefined ? this.ground.base.log(matchId) : live.log();
  };

  readonly seasons = (): Promise<StoredSeasons> => Promise.resolve(this.#seasons.all());

  #allIds(): readonly number[] {
    return [...new Set([...this.#stored, ...this.#seasons.matchIds()])].sort((a, b) => a - b);
  }

  /** Returns the brief of a grown match. **Empty**: `undefined` if its log is invalid. **Throws** `DamagedError`. */
  brief(matchId: number): MatchBrief | undefined {
    try {
      const revision = this.#seasons.standing(matchId)?.revision;
      const known = this.#briefs.get(matchId) ?? this.ground.briefs?.brief(matchId);
      if (known?.revision === revision && known?.engine === engineFingerprint) return known.brief;
      const match = this.get(matchId)?.match();
      return match && this.#keptBrief(match);
    } catch (error) {
      if (error instanceof DamagedError) throw error;
      this.ground.complain(`match ${matchId} is omitted from its season: ${errorMessage(error)}`);
      return undefined;
    }
  }

  #keptBrief(match: Match): MatchBrief {
    const kept = { revision: match.revision, engine: engineFingerprint, brief: briefOf(match) };
    this.#briefs.set(match.id, kept);
    if (isOver(kept.brief)) this.ground.briefs?.keepBrief(match.id, kept);
    return kept.brief;
  }
}
