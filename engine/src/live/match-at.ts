import { clockOf } from '../clock/match-clock.js';
import { PlayState, type RunningClock } from '../clock/play-state.js';
import { MAX_PERIOD_SECONDS } from '../log/limits.js';
import { playingSeconds } from '../log/header.js';
import type { Match } from '../match.js';

/** The current time and the pace of a match. **Units**: `now` in milliseconds; `pace` in seconds of play per second. */
export interface MatchClock {
  readonly now: number;
  readonly pace: number;
}

/**
 * Returns the maximum length of a period without suspensions: twice its playing time, or ten minutes more than that
 * time if this is longer, because time-on is a larger part of short periods. Beyond it, the feed is assumed to have
 * stopped.
 * **Units**: seconds.
 */
const longest = (playing: number): number => Math.max(2 * playing, playing + 600);

/** A period with a running clock. **Units**: seconds. */
interface Run extends RunningClock {
  readonly period: number;
  /** Length of the period so far. */
  readonly known: number;
  /** Second at which the clock stops. */
  readonly until: number;
}

const runs = new WeakMap<Match, { readonly run: Run | undefined }>();
const latest = new WeakMap<Match, Match>();

/** Returns the running clock of the current period, as last started. **Empty**: `undefined` if none runs. */
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

/**
 * Returns the match with the clock of its running period at a second. Caches the last result, because a clock only
 * advances.
 */
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
 * Whether a match's clock is running: a period is being played, and the log contains the time at which its clock was
 * started. Cached for each match.
 */
export const isRunning = (match: Match): boolean => runningIn(match)?.instant !== undefined;

/**
 * Returns the match with its clock at an instant. While a period is played, the clock adds the whole seconds since it
 * was last started to the period's length at the last entry, up to the maximum length of a period. Everything else is
 * as of the last entry.
 * **Empty**: the same match if no clock is running.
 */
export function matchAt(match: Match, { now, pace }: MatchClock): Match {
  const run = runningIn(match);
  if (run?.instant === undefined) return match;
  const seconds = run.from + Math.floor(((now - run.instant) * pace) / 1000);
  return shownAt(match, run, Math.min(seconds, run.until));
}

/**
 * Returns the match with its clock at a second of the current period. **Empty**: the same match if that period is not
 * being played, or is past that second.
 */
export function matchAtSecond(match: Match, period: number, seconds: number): Match {
  const run = runningIn(match);
  return run?.period === period ? shownAt(match, run, Math.min(seconds, run.until)) : match;
}
