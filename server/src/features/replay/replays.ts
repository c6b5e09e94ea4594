import { Lru, type MatchChange } from '@goalsquare/data';
import { instantsOf, logOf, retimed, type Match, type MatchLog } from '@goalsquare/engine';
import { workQueue } from '../../domain/work/work-queue.js';
import type { MatchSource, RunningClock } from '../../domain/match-source.js';
import { positionOn, type Course } from './course.js';
import { ReplayedMatch } from './replayed-match.js';
import { END_OF_SESSION_IDS, isUnderWay } from './session.js';
import type { SessionStore } from './session-store.js';
import { FIRST_TIMETABLE_ID, type Timetable } from './timetable.js';
import { Watches, type Standing } from './watches.js';

/** What replays are made of. **Units**: `now` in milliseconds. */
export interface ReplayParts {
  /** Where the matches come from that are played again. */
  readonly matches: MatchSource;
  readonly timetable: Timetable;
  readonly sessions: SessionStore;
  readonly now: () => number;
}

/** Which match is played again, and how it goes on. **Units**: `shift` in milliseconds. */
interface Origin {
  readonly replayOf: number;
  readonly shift: number;
  readonly course: Course;
}

/** Replays kept open: each holds the log of its match. */
const KEPT = 32;

/** The course of the timetable: the time in the match is ours. */
const asTimeGoes: Course = { at: 0, position: 0, speed: 1, isPaused: false };

/** Names what is played again, and when: an id may be given anew once its replay was taken away. */
const nameOf = (matchId: number, { replayOf, shift }: Pick<Origin, 'replayOf' | 'shift'>): string =>
  `${matchId} ${replayOf} ${shift}`;

/** The ids of sessions follow those of the timetable. */
const isOfReplay = (matchId: number): boolean => matchId >= FIRST_TIMETABLE_ID && matchId < END_OF_SESSION_IDS;

/**
 * Matches that are played again, as a source of matches: where each stands is a pure function of the clock. Nothing
 * runs for them but while one is watched. **Empty**: it knows no match that is not a replay, nor a replay that has
 * ended.
 */
export class Replays implements MatchSource {
  readonly #opened = new Lru<string, ReplayedMatch>(KEPT);
  readonly #opening = new Map<string, Promise<ReplayedMatch | undefined>>();
  readonly #watches: Watches;

  constructor(private readonly parts: ReplayParts) {
    this.#watches = new Watches((matchId) => this.#standing(matchId));
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
    const replay = origin && this.#opened.get(nameOf(matchId, origin));
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
    const opened = revision === undefined ? undefined : this.#opened.peek(nameOf(matchId, origin));
    const next = revision === undefined ? undefined : opened?.instantAfter(revision);
    const position = positionOn(origin.course, now);
    return { now: next === undefined ? position : Math.min(position, next - 1), pace: 1, isPassing: true };
  };

  readonly isFor = (matchId: number, accountId: string): boolean => {
    const session = isOfReplay(matchId) ? this.parts.sessions.find(matchId) : undefined;
    return session === undefined || session.accountId === accountId;
  };

  readonly onChange = (listener: (change: MatchChange) => void): (() => void) => this.#watches.onChange(listener);

  readonly watch = (matchId: number): (() => void) =>
    isOfReplay(matchId) ? this.#watches.watch(matchId) : () => undefined;

  /**
   * The log a match is played again from: its own, or one that comes to the same match. **Empty**: no match has the id.
   */
  async sourceOf(replayOf: number): Promise<MatchLog | undefined> {
    const { matches } = this.parts;
    const log = await matches.log?.(replayOf);
    if (log !== undefined) return log;
    const match = await matches.match(replayOf);
    return match && logOf(match);
  }

  /** Tells watchers of a replay whose course has changed. */
  changed(matchId: number): void {
    this.#watches.look(matchId);
  }

  #positionOf({ course }: Origin): number {
    return positionOn(course, this.parts.now());
  }

  #originOf(matchId: number, now = this.parts.now()): Origin | undefined {
    if (!isOfReplay(matchId)) return undefined;
    const { timetable, sessions } = this.parts;
    const planned = timetable.find(matchId, now);
    if (planned !== undefined) return { replayOf: planned.replayOf.id, shift: planned.shift, course: asTimeGoes };
    const session = sessions.find(matchId);
    return session !== undefined && isUnderWay(session, now) ? session : undefined;
  }

  async #open(matchId: number): Promise<ReplayedMatch | undefined> {
    const origin = this.#originOf(matchId);
    if (origin === undefined) return undefined;
    const name = nameOf(matchId, origin);
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
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
    this.#opened.set(nameOf(matchId, { replayOf, shift }), replay);
    return replay;
  }

  /** Where a watched replay stands, and when its next entry comes. */
  async #standing(matchId: number): Promise<Standing | undefined> {
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
