import { clockOf } from '../clock/match-clock.js';
import { PlayState, type RunningClock } from '../clock/play-state.js';
import { MAX_PERIOD_SECONDS } from '../log/entry.js';
import { playingSeconds } from '../log/header.js';
import type { Match } from '../match.js';

/** What the clock of a match goes by. **Units**: `now` in milliseconds; `pace` seconds of play pass in one of its. */
export interface MatchClock {
  readonly now: number;
  readonly pace: number;
}

/**
 * Longest a period lasts without its suspensions: twice its playing time, and at least ten minutes more than that time,
 * as time-on takes a larger part of a short period. Beyond that its feed has ended, not its play. **Units**: seconds.
 */
const longest = (playing: number): number => Math.max(2 * playing, playing + 600);

/** A period whose clock runs. **Units**: seconds. */
interface Run extends RunningClock {
  readonly period: number;
  /** Where the match knows the clock to have come. */
  readonly known: number;
  /** Beyond which it does not run. */
  readonly until: number;
}

const runs = new WeakMap<Match, { readonly run: Run | undefined }>();
const latest = new WeakMap<Match, Match>();

/** The run of the last period that has begun, where the last change of status set it going. */
function runOf({ details, periodSeconds }: Match): Run | undefined {
  const known = details();
  const { header, statuses } = known;
  const play = PlayState.after(statuses);
  const { current } = clockOf(known, periodSeconds);
  const clock = play.running === undefined ? undefined : play.clockOf(play.running);
  if (clock === undefined || current === undefined || play.running !== current.period) return undefined;
  const until = Math.min(MAX_PERIOD_SECONDS, longest(playingSeconds(header, current.period)) + clock.suspended);
  return { ...clock, period: current.period, known: current.periodSeconds, until };
}

function runningIn(match: Match): Run | undefined {
  let known = runs.get(match);
  if (known === undefined) runs.set(match, (known = { run: runOf(match) }));
  return known.run;
}

/** The match with the clock of its running period at a second. The last one made is kept: a clock moves on. */
function shownAt(match: Match, { period, known }: Run, seconds: number): Match {
  if (seconds <= known) return match;
  const made = latest.get(match);
  if (made?.periodSeconds[period - 1] === seconds) return made;
  const periodSeconds = match.periodSeconds.slice();
  periodSeconds[period - 1] = seconds;
  const shown = { ...match, periodSeconds };
  latest.set(match, shown);
  return shown;
}

/**
 * Whether the clock of a match runs on by itself: a period is being played, and when it was set going is known. Found
 * once for a match.
 */
export const isRunning = (match: Match): boolean => runningIn(match)?.instant !== undefined;

/**
 * Returns the match with its clock at an instant. While a period is played, its length runs on from the last time its
 * clock was set going, in whole seconds. It is never behind the last entry and never beyond the longest a period lasts,
 * suspensions apart. Everything else is as of the last entry.
 * **Empty**: the same match if no clock runs.
 */
export function matchAt(match: Match, { now, pace }: MatchClock): Match {
  const run = runningIn(match);
  if (run?.instant === undefined) return match;
  const seconds = run.from + Math.floor(((now - run.instant) * pace) / 1000);
  return shownAt(match, run, Math.min(seconds, run.until));
}

/**
 * The match as its clock stands at a second of a period, where that period is being played. **Empty**: the same match
 * where it is not, or has come further.
 */
export function matchAtSecond(match: Match, period: number, seconds: number): Match {
  const run = runningIn(match);
  return run?.period === period ? shownAt(match, run, Math.min(seconds, run.until)) : match;
}
