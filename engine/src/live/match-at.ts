import { MAX_PERIOD_SECONDS } from '../log/entry.js';
import { DEFAULT_COUNTDOWN_SECONDS } from '../log/header.js';
import type { StatusChange } from '../log/entry.js';
import type { Match } from '../match.js';
import { clockOf } from '../story/clock.js';
import { setsGoing } from './instants.js';

/** What the clock of a match goes by. **Units**: `now` in milliseconds; `pace` seconds of play pass in one of its. */
export interface MatchClock {
  readonly now: number;
  readonly pace: number;
}

/** Longest a period is played, in times its countdown: beyond that its feed has ended, not its play. */
const MOST_COUNTDOWNS = 2;

/** A period whose clock runs. **Units**: milliseconds; seconds. */
interface Run {
  readonly period: number;
  /** Where the match knows the clock to have come. */
  readonly known: number;
  /** When it was set going last, and where it stood then. */
  readonly since: number | undefined;
  readonly from: number;
  /** Beyond which it does not run. */
  readonly until: number;
}

const runs = new WeakMap<Match, { readonly run: Run | undefined }>();
const latest = new WeakMap<Match, Match>();

/** Where the clock of a period stood at a change of status that does not say. */
const secondsBefore = (changes: readonly StatusChange[], at: number): number =>
  changes.slice(0, at).reduce((seconds, change) => change.periodSeconds ?? seconds, 0);

function runOf({ texts, periodSeconds }: Match): Run | undefined {
  const { header, statuses } = texts();
  const { current } = clockOf(header, statuses, periodSeconds);
  const last = statuses.at(-1);
  if (current === undefined || last?.period !== current.period) return undefined;
  const { period } = current;
  const changes = statuses.filter((change) => change.period === period);
  const at = changes.length - 1;
  if (!setsGoing(last, changes.slice(0, at).some(({ code }) => code === 'LIVE' || code === 'ET'))) return undefined;
  const from = last.periodSeconds ?? secondsBefore(changes, at);
  const stopped = changes.reduce((seconds, { code, periodSeconds: end }, n) => {
    const before = changes[n - 1];
    return code === 'LIVE' && before?.code === 'SUSP' && end !== undefined ? seconds + Math.max(0, end - (before.periodSeconds ?? end)) : seconds;
  }, 0);
  const until = Math.min(MAX_PERIOD_SECONDS, MOST_COUNTDOWNS * (header.countdownSeconds ?? DEFAULT_COUNTDOWN_SECONDS) + stopped);
  return { period, known: current.periodSeconds, since: last.utc === undefined ? undefined : Date.parse(last.utc), from, until };
}

function runningIn(match: Match): Run | undefined {
  let known = runs.get(match);
  if (known === undefined) runs.set(match, known = { run: runOf(match) });
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

/** Whether the clock of a match runs on by itself: a period is being played, and when it was set going is known. Found once for a match. */
export const isRunning = (match: Match): boolean => runningIn(match)?.since !== undefined;

/**
 * The match as its clock stands at an instant. While a period is played, its length runs on from when it was set going last, to whole seconds, never
 * behind its last entry and never beyond two countdowns, suspensions apart. All else of the match is as its last entry left it.
 * **Empty**: the same match where the clock stands.
 */
export function matchAt(match: Match, { now, pace }: MatchClock): Match {
  const run = runningIn(match);
  if (run?.since === undefined) return match;
  const seconds = run.from + Math.floor(((now - run.since) * pace) / 1000);
  return shownAt(match, run, Math.min(seconds, run.until));
}

/** The match as its clock stands at a second of a period, where that period is being played. **Empty**: the same match where it is not, or has come further. */
export function matchAtSecond(match: Match, period: number, seconds: number): Match {
  const run = runningIn(match);
  return run?.period === period ? shownAt(match, run, Math.min(seconds, run.until)) : match;
}
