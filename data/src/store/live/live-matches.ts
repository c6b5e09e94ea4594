import {
  briefOf,
  EngineError,
  isOver,
  type EntryIssues,
  type ValidationIssue,
  type Match,
  type MatchBrief,
  type MatchHeader,
  type MatchLog,
} from '@goalsquare/engine';
import { engineFingerprint } from '../fingerprint.js';
import { LiveChanges } from './live-changes.js';
import { LiveMatch } from './live-match.js';
import { LiveSeasons, type LiveMatchState } from './live-seasons.js';
import { AppendError, type Batch, type JournalChange, type MatchChange } from './live-store.js';
import { Lru } from '../lru.js';
import type { MatchStore, StoredSeasons } from '../match-store.js';
import type { SeasonKey } from '../season-forms.js';

/** Matches that grow and are kept whole in memory; others are read again when they are asked for. */
const KEPT = 64;

/** What growing matches stand on. */
export interface LiveGround {
  /** The matches that are stored, over which those that grow stand. */
  readonly base: MatchStore;
  readonly baseIds: readonly number[];
  readonly seasons: StoredSeasons;
  /** Reads the log of a match that has grown. **Empty**: `undefined` where it is not written. */
  readonly load: (matchId: number) => MatchLog | undefined;
  /** Where briefs of matches that are over are kept, so that a season need not read their logs. Default: nowhere. */
  readonly briefs?: BriefShelf;
  readonly complain: (message: string) => void;
}

/** The brief of a match at a revision, as an engine made it. */
export interface KeptBrief {
  readonly revision: number;
  readonly engine: string;
  readonly brief: MatchBrief;
}

/** Where briefs are kept. They may be forgotten at any time. */
export interface BriefShelf {
  readonly brief: (matchId: number) => KeptBrief | undefined;
  readonly keepBrief: (matchId: number, kept: KeptBrief) => void;
}

const seasonOf = ({ leagueId, levelId, seasonId }: MatchHeader): SeasonKey => ({ leagueId, levelId, seasonId });

/** Why entries are not taken, told by the first thing that is wrong with them. */
function invalid(issues: readonly EntryIssues[]): AppendError {
  const [{ at, issues: [first] } = { at: -1, issues: [] }] = issues;
  const why = first === undefined ? '' : `: ${first.field === '' ? 'it' : first.field} has to be ${first.allowed}`;
  return new AppendError('invalid', `${at < 0 ? 'the header' : `entry ${at}`} is not valid${why}`, { issues });
}

/** A match that begins with a header, of which no store knows yet. **Throws** AppendError. */
export function newMatch(header: unknown): LiveMatch {
  try {
    return new LiveMatch({ header: header as MatchHeader, entries: [] });
  } catch (error) {
    if (error instanceof EngineError && error.code === 'LOG_INVALID')
      throw invalid([{ at: -1, issues: error.details as readonly ValidationIssue[] }]);
    throw error;
  }
}

/**
 * The matches that grow, over those that are stored. All of it is without a wait; what makes a change durable comes
 * between proposing and publishing it.
 */
export class LiveMatches {
  readonly #matches = new Lru<number, LiveMatch>(KEPT);
  readonly #briefs = new Map<number, KeptBrief>();
  readonly #changes = new LiveChanges();
  readonly #seasons: LiveSeasons;
  readonly #stored: ReadonlySet<number>;
  #ids: readonly number[] | undefined;

  constructor(
    private readonly ground: LiveGround,
    standings: readonly LiveMatchState[] = [],
  ) {
    this.#stored = new Set(ground.baseIds);
    this.#seasons = new LiveSeasons(ground.seasons, (matchId) => this.#briefOf(matchId));
    for (const standing of standings) this.#seasons.set(standing);
  }

  /** Whether a match has grown here. */
  has(matchId: number): boolean {
    return this.#seasons.standing(matchId) !== undefined;
  }

  /**
   * A match that has grown. **Empty**: `undefined` where none has. **Throws** `LOG_INVALID` where what was written
   * cannot be read.
   */
  get(matchId: number): LiveMatch | undefined {
    if (!this.has(matchId)) return undefined;
    const known = this.#matches.get(matchId);
    if (known !== undefined) return known;
    const log = this.ground.load(matchId);
    const match = log && new LiveMatch(log);
    if (match !== undefined) this.#matches.set(matchId, match);
    return match;
  }

  /**
   * A match that is to grow: where none of its entries has been written here, as it is stored. **Throws** AppendError
   * where it is unknown.
   */
  async opened(matchId: number): Promise<LiveMatch> {
    const live = this.get(matchId);
    if (live !== undefined) return live;
    const { base } = this.ground;
    const log = await base.log(matchId);
    if (log !== undefined) return new LiveMatch(log);
    const isSealed = (await base.match(matchId)) !== undefined;
    throw new AppendError(
      'unknown-match',
      isSealed
        ? `match ${matchId} is of a sealed folder, which holds no logs that could grow`
        : `there is no match ${matchId}`,
    );
  }

  /** **Throws** AppendError where there is a match of an id. */
  requireNew(matchId: number): void {
    if (this.has(matchId) || this.#stored.has(matchId))
      throw new AppendError('match-exists', `there is a match ${matchId} already`);
  }

  /** Takes the entries of a batch in, which readers do not see yet. **Throws** AppendError. */
  propose(match: LiveMatch, { matchId, entries, expectedRevision }: Batch): void {
    const { revision } = match;
    if (expectedRevision !== undefined && expectedRevision !== revision) {
      throw new AppendError(
        'revision-conflict',
        `match ${matchId} is at revision ${revision}, not ${expectedRevision}`,
        { revision },
      );
    }
    const issues = match.propose(entries);
    if (issues.length > 0) throw invalid(issues);
  }

  /** Where a match will stand once what is proposed is published. */
  standingOf(match: LiveMatch): LiveMatchState {
    const { id } = match.header;
    const { before, after } = match.headers();
    const origin = this.#seasons.standing(id)?.origin ?? seasonOf(before);
    return { matchId: id, revision: match.proposedRevision, season: seasonOf(after), origin };
  }

  /** The change that publishing would be. */
  changeOf(match: LiveMatch, position: number): JournalChange {
    const { id } = match.header;
    const isNew = !this.has(id) && !this.#stored.has(id);
    return { matchId: id, from: isNew ? -1 : match.revision, revision: match.proposedRevision, position };
  }

  /** Lets readers see a match as it was proposed, and tells them. */
  publish(match: LiveMatch, standing: LiveMatchState): void {
    match.publish();
    this.#matches.set(standing.matchId, match);
    this.follow(standing);
  }

  /**
   * A match that is in memory, and has to be published where it changes. **Empty**: `undefined` where it will be read
   * when it is asked for.
   */
  atHand(matchId: number): LiveMatch | undefined {
    return this.#matches.peek(matchId);
  }

  /** Takes in where a match stands that is not at hand, and tells readers. */
  follow(standing: LiveMatchState): void {
    if (!this.has(standing.matchId)) this.#ids = undefined;
    this.#seasons.set(standing);
    this.#changes.tell(standing);
  }

  /** Forgets what is in memory of a match, so that it is read again. */
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

  readonly log = async (matchId: number): Promise<MatchLog | undefined> => {
    const live = this.get(matchId);
    return live === undefined ? this.ground.base.log(matchId) : live.log();
  };

  readonly seasons = (): Promise<StoredSeasons> => Promise.resolve(this.#seasons.all());

  #allIds(): readonly number[] {
    return [...new Set([...this.#stored, ...this.#seasons.matchIds()])].sort((a, b) => a - b);
  }

  #briefOf(matchId: number): MatchBrief | undefined {
    try {
      const revision = this.#seasons.standing(matchId)?.revision;
      const known = this.#briefs.get(matchId) ?? this.ground.briefs?.brief(matchId);
      if (known?.revision === revision && known?.engine === engineFingerprint) return known.brief;
      const match = this.get(matchId)?.match();
      return match && this.#keptBrief(match);
    } catch (error) {
      this.ground.complain(
        `match ${matchId} is left out of its season: ${error instanceof Error ? error.message : String(error)}`,
      );
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
