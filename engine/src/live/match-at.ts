import { MAX_PERIOD_SECONDS } from '../log/entry.js';
import { DEFAULT_COUNTDOWN_SECONDS } from '../log/header.js';
import type { Match } from '../match.js';
import { clockOf } from '../story/clock.js';
import { PeriodClocks, type Going } from './instants.js';

/** What the clock of a match goes by. **Units**: `now` in milliseconds; `pace` seconds of play pass in one of its. */
export interface MatchClock {
  readonly now: number;
  readonly pace: number;
}

/** Longest a period is played, in times its countdown: beyond that its feed has ended, not its play. */
const MOST_COUNTDOWNS = 2;

/** A period whose clock runs. **Units**: seconds. */
interface Run extends Going {
  readonly period: number;
  /** Where the match knows the clock to have come. */
  readonly known: number;
  /** Beyond which it does not run. */
  readonly until: number;
}

const runs = new WeakMap<Match, { readonly run: Run | undefined }>();
const latest = new WeakMap<Match, Match>();

/** The run of the last period that has begun, where the last change of status set it going. */
function runOf({ texts, periodSeconds }: Match): Run | undefined {
  const known = texts();
  const { header, statuses } = known;
  const clocks = new PeriodClocks();
  const going = statuses.map((change) => clocks.take(change)).at(-1);
  const { current } = clockOf(known, periodSeconds);
  if (going === undefined || current === undefined || statuses.at(-1)?.period !== current.period) return undefined;
  const until = Math.min(
    MAX_PERIOD_SECONDS,
    MOST_COUNTDOWNS * (header.countdownSeconds ?? DEFAULT_COUNTDOWN_SECONDS) + going.suspended,
  );
  return { ...going, period: current.period, known: current.periodSeconds, until };
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
 * The match as its clock stands at an instant. While a period is played, its length runs on from when it was set going
 * last, to whole seconds, never behind its last entry and never beyond two countdowns, suspensions apart. All else of
 * the match is as its last entry left it.
 * **Empty**: the same match where the clock stands.
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
