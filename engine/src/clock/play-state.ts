import type { StatusChange } from '../log/entry.js';
import { LAST_QUARTER } from '../log/header.js';
import { statusOf, type MatchStatusType, type StateOfPlay } from '../vocabulary/statuses.js';

/** The effect of a status change on the play of a period. */
export type PlayStep = 'start' | 'resume' | 'suspend' | 'end';

/** A period as changes of status describe it. **Empty**: no instant if the log has none. */
export interface PeriodPlay {
  readonly utcStart?: string;
  readonly utcEnd?: string;
  readonly isOver: boolean;
}

/**
 * The last start of a period's clock. **Units**: milliseconds; seconds of the period. **Empty**: no instant if the
 * log has none.
 */
export interface RunningClock {
  readonly instant: number | undefined;
  /** The time on the clock at that instant. */
  readonly from: number;
  /** Seconds that the clock ran during suspensions. */
  readonly suspended: number;
}

/** The effect of a status change, and the period it affected. **Empty**: no step if it changed no period. */
export interface PlayChange {
  readonly step: PlayStep | undefined;
  readonly period: number | undefined;
}

/** State of a period between changes. */
interface PeriodState {
  readonly play: PeriodPlay;
  readonly seconds: number;
  readonly isSuspended: boolean;
  readonly clock: RunningClock | undefined;
}

const newPeriod: PeriodState = { play: { isOver: false }, seconds: 0, isSuspended: false, clock: undefined };

/**
 * The state machine that turns changes of status into the state of play: what the match is doing, when each period
 * started and ended, and which clock runs. All other code that depends on a status uses it.
 */
export class PlayState {
  #status: MatchStatusType = statusOf('SCHED');
  #state: StateOfPlay = 'upcoming';
  #running: number | undefined;
  #last: StatusChange | undefined;
  readonly #periods = new Map<number, PeriodState>();

  /** Returns the state of play after a list of changes. */
  static after(changes: readonly StatusChange[]): PlayState {
    const state = new PlayState();
    for (const change of changes) state.take(change);
    return state;
  }

  get status(): MatchStatusType {
    return this.#status;
  }

  get state(): StateOfPlay {
    return this.#state;
  }

  /** The period whose clock runs. **Empty**: `undefined` if no clock runs. */
  get running(): number | undefined {
    return this.#running;
  }

  /** Returns the state of a period. **Empty**: `undefined` if no status concerns it. */
  period(period: number): PeriodPlay | undefined {
    return this.#periods.get(period)?.play;
  }

  /** Returns the last start of a period's clock. **Empty**: `undefined` if it never started. */
  clockOf(period: number): RunningClock | undefined {
    return this.#periods.get(period)?.clock;
  }

  /** Applies the next change. */
  take(change: StatusChange): PlayChange {
    const status: MatchStatusType = statusOf(change.code);
    const period = change.period ?? (status.period === 'last' ? this.#latest() : status.period);
    const starts = status.startsExtraTime === true && this.#isNewExtraTime(period);
    const isRepeated = this.#last?.code === change.code && this.#last.period === change.period;
    this.#status = status;
    this.#last = change;
    this.#running = undefined;
    const step =
      starts || status.state === 'playing'
        ? this.#play(status, period, change, isRepeated)
        : this.#stop(status.state, period, change, isRepeated);
    return { step, period };
  }

  #latest(): number | undefined {
    return this.#periods.size === 0 ? undefined : Math.max(...this.#periods.keys());
  }

  #isNewExtraTime(period: number | undefined): boolean {
    return period !== undefined && period > LAST_QUARTER && !this.#periods.has(period);
  }

  /** Starts, resumes or suspends play. A suspension during a break leaves the state at `break`. */
  #play(
    { suspends }: MatchStatusType,
    period: number | undefined,
    change: StatusChange,
    isRepeated: boolean,
  ): PlayStep | undefined {
    if (suspends !== true || this.#state !== 'break') this.#state = 'playing';
    if (period === undefined) return undefined;
    const known = this.#periods.get(period);
    const before = known ?? newPeriod;
    const seconds = change.periodSeconds ?? before.seconds;
    if (suspends === true) {
      this.#periods.set(period, { ...before, seconds, isSuspended: true });
      return 'suspend';
    }
    this.#running = period;
    const counted = before.isSuspended ? Math.max(0, seconds - before.seconds) : 0;
    const isStart = before.clock === undefined || (isRepeated && seconds === 0);
    const utcStart = isStart ? (change.utc ?? before.play.utcStart) : before.play.utcStart;
    this.#periods.set(period, {
      play: { isOver: false, ...(utcStart !== undefined && { utcStart }) },
      seconds,
      isSuspended: false,
      clock: {
        instant: change.utc === undefined ? undefined : Date.parse(change.utc),
        from: seconds,
        suspended: (before.clock?.suspended ?? 0) + counted,
      },
    });
    return before.clock === undefined ? 'start' : 'resume';
  }

  /**
   * Stops play, and ends the period unless the new state is `upcoming`. Only the first end counts, but repeating the
   * same status corrects the time of the end.
   */
  #stop(
    state: StateOfPlay,
    period: number | undefined,
    { periodSeconds, utc }: StatusChange,
    isRepeated: boolean,
  ): PlayStep | undefined {
    this.#state = state;
    if (state === 'upcoming' || period === undefined) return undefined;
    const before = this.#periods.get(period) ?? newPeriod;
    const { isOver, utcEnd } = before.play;
    const end = isOver && !isRepeated ? utcEnd : (utc ?? utcEnd);
    this.#periods.set(period, {
      ...before,
      play: { ...before.play, isOver: true, ...(end !== undefined && { utcEnd: end }) },
      seconds: periodSeconds ?? before.seconds,
      isSuspended: false,
    });
    return isOver ? undefined : 'end';
  }
}
