import { ByteCache, type MatchChange } from '@goalsquare/data';
import { instantsOf, logOf, retimed, type Match, type MatchLog } from '@goalsquare/engine';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { workQueue } from '../../domain/work-queue.js';
import type { MatchSource, RunningClock } from '../../domain/match-source.js';
import { positionAt, type Course } from './course.js';
import { ReplayedMatch } from './replayed-match.js';
import { END_OF_SESSION_IDS, isActive, isSessionId } from './session.js';
import type { SessionStore } from './session-store.js';
import { FIRST_TIMETABLE_ID, type Timetable } from './timetable.js';
import { ReplayWatcher, type WatchState } from './replay-watcher.js';

/** The services that replays use. **Units**: `now` in milliseconds. */
export interface ReplayDependencies {
  /** The original matches. */
  readonly matches: MatchSource;
  readonly timetable: Timetable;
  readonly sessions: SessionStore;
  readonly now: () => number;
}

/** The original match of a replay, and the replay's course. **Units**: `shift` in milliseconds. */
interface Origin {
  readonly replayOf: number;
  readonly shift: number;
  readonly course: Course;
}

/** The share of its memory part that replays may fill. */
const SHARE = 0.3;

/** The course of the timetable: matches run in real time. */
const realTimeCourse: Course = { at: 0, position: 0, speed: 1, isPaused: false };

/** Returns the cache key of a replay. The id is not enough, because ids are reused after replays end. */
const replayKey = (matchId: number, { replayOf, shift }: Pick<Origin, 'replayOf' | 'shift'>): string =>
  `${matchId} ${replayOf} ${shift}`;

/** Whether an id is in the range of replays, which begins with those of the timetable. */
const isReplayId = (matchId: number): boolean => matchId >= FIRST_TIMETABLE_ID && matchId < END_OF_SESSION_IDS;

/**
 * Replays as a match source. The position of each replay is a pure function of the clock. Timers run only for watched
 * replays. **Empty**: `undefined` for other matches, and for replays that have ended.
 */
export class Replays implements MatchSource {
  readonly #opened = new ByteCache<string, ReplayedMatch>(memoryParts.live, {
    share: SHARE,
    sizeOf: ({ bytes }) => bytes,
  });
  readonly #opening = new Map<string, Promise<ReplayedMatch | undefined>>();
  readonly #watches: ReplayWatcher;

  constructor(private readonly parts: ReplayDependencies) {
    this.#watches = new ReplayWatcher((matchId) => this.#watchState(matchId));
  }

  readonly matchIds = (): Promise<readonly number[]> => Promise.resolve([]);

  readonly match = async (matchId: number): Promise<Match | undefined> => {
    const replay = await this.#open(matchId);
    let origin = this.#originOf(matchId);
    if (replay === undefined || origin === undefined) return undefined;
    const began = origin;
    await replay.approach(() => this.#positionOf(this.#originOf(matchId) ?? began), workQueue);
    origin = this.#originOf(matchId);
    return origin && replay.at(this.#positionOf(origin));
  };

  readonly matchNow = (matchId: number): Match | undefined => {
    const origin = this.#originOf(matchId);
    const replay = origin && this.#opened.get(replayKey(matchId, origin));
    const position = origin && this.#positionOf(origin);
    return replay !== undefined && position !== undefined && replay.isNear(position) ? replay.at(position) : undefined;
  };

  readonly log = async (matchId: number): Promise<MatchLog | undefined> => {
    const replay = await this.#open(matchId);
    const origin = this.#originOf(matchId);
    return replay && origin && replay.logAt(this.#positionOf(origin));
  };

  readonly clockOf = (matchId: number, now: number, revision?: number): RunningClock | undefined => {
    const origin = this.#originOf(matchId, now);
    if (origin === undefined) return undefined;
    const opened = revision === undefined ? undefined : this.#opened.peek(replayKey(matchId, origin));
    const next = revision === undefined ? undefined : opened?.instantAfter(revision);
    const position = positionAt(origin.course, now);
    return { now: next === undefined ? position : Math.min(position, next - 1), pace: 1, isTemporary: true };
  };

  readonly isVisibleTo = (matchId: number, accountId: string): boolean => {
    const session = isReplayId(matchId) ? this.parts.sessions.find(matchId) : undefined;
    return session === undefined || session.accountId === accountId;
  };

  readonly onChange = (listener: (change: MatchChange) => void): (() => void) => this.#watches.onChange(listener);

  readonly watch = (matchId: number): (() => void) =>
    isReplayId(matchId) ? this.#watches.watch(matchId) : () => undefined;

  /**
   * Returns the log from which to replay a match: its own, or one that produces the same match. **Empty**: `undefined`
   * if no match has the id.
   */
  async sourceOf(replayOf: number): Promise<MatchLog | undefined> {
    const { matches } = this.parts;
    const log = await matches.log?.(replayOf);
    if (log !== undefined) return log;
    const match = await matches.match(replayOf);
    return match && logOf(match);
  }

  /** Notifies the watchers of a replay after its course changed. */
  changed(matchId: number): void {
    this.#watches.look(matchId);
  }

  #positionOf({ course }: Origin): number {
    return positionAt(course, this.parts.now());
  }

  #originOf(matchId: number, now = this.parts.now()): Origin | undefined {
    if (!isReplayId(matchId)) return undefined;
    const { timetable, sessions } = this.parts;
    const planned = timetable.find(matchId, now);
    if (planned !== undefined) return { replayOf: planned.replayOf.id, shift: planned.shift, course: realTimeCourse };
    const session = sessions.find(matchId);
    return session !== undefined && isActive(session, now) ? session : undefined;
  }

  async #open(matchId: number): Promise<ReplayedMatch | undefined> {
    if (isSessionId(matchId)) await this.parts.sessions.lookUp(matchId);
    const origin = this.#originOf(matchId);
    if (origin === undefined) return undefined;
    const name = replayKey(matchId, origin);
    const opened = this.#opened.get(name);
    if (opened !== undefined) return opened;
    const opening = this.#opening.get(name) ?? this.#read(matchId, origin);
    this.#opening.set(name, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(name);
    }
  }

  async #read(
    matchId: number,
    { replayOf, shift }: Pick<Origin, 'replayOf' | 'shift'>,
  ): Promise<ReplayedMatch | undefined> {
    const log = await this.sourceOf(replayOf);
    if (log === undefined) return undefined;
    const replay = new ReplayedMatch(
      retimed(log, { id: matchId, start: (instantsOf(log).find(Number.isFinite) ?? 0) + shift, pace: 1 }),
    );
    this.#opened.set(replayKey(matchId, { replayOf, shift }), replay);
    return replay;
  }

  /** Returns the revision of a watched replay, and the time until its next entry. */
  async #watchState(matchId: number): Promise<WatchState | undefined> {
    const replay = await this.#open(matchId);
    const origin = this.#originOf(matchId);
    if (replay === undefined || origin === undefined) return undefined;
    const position = this.#positionOf(origin);
    const revision = replay.revisionAt(position);
    const next = replay.instantAfter(revision);
    const { speed, isPaused } = origin.course;
    return { revision, milliseconds: next === undefined || isPaused ? undefined : (next - position) / speed };
  }
}
