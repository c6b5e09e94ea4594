import { PlayState, type Entry, type MatchHeader, type MatchLog, type StatusChange } from '@goalsquare/engine';
import type { MatchPlan } from '../match/plan.js';
import { simulateMatch } from '../match/simulate-match.js';

const instantOf = ({ utc }: StatusChange): number => Date.parse(utc ?? '');

/**
 * Returns the period and second that a match has reached at an instant. **Empty**: `undefined` if no clock runs then.
 */
function pointAt(entries: readonly Entry[], instant: number): MatchPlan['until'] {
  const play = PlayState.after(
    entries.filter((entry): entry is StatusChange => entry.kind === 'status' && instantOf(entry) <= instant),
  );
  const clock = play.running === undefined ? undefined : play.clockOf(play.running);
  if (play.running === undefined || clock?.instant === undefined) return undefined;
  return { period: play.running, periodSeconds: clock.from + Math.floor((instant - clock.instant) / 1000) };
}

/** Returns the header without facts that are known only once the match has begun or is over. */
function headerAfter(header: MatchHeader, entries: readonly Entry[]): MatchHeader {
  const codes = entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));
  const { homeFirstDirection: _direction, tossWinner: _toss, attendance: _crowd, ...known } = header;
  if (!codes.includes('LIVE')) return known;
  const { attendance: _later, ...begun } = header;
  return codes.includes('FT') ? header : begun;
}

export function logAt(plan: MatchPlan, instant: number): MatchLog {
  const { header, entries } = simulateMatch(plan);
  const end = entries.findIndex((entry) => entry.kind === 'status' && instantOf(entry) > instant);
  if (end < 0) return { header, entries };
  const until = pointAt(entries, instant);
  const reached = until === undefined ? entries.slice(0, end) : simulateMatch({ ...plan, until }).entries;
  return { header: headerAfter(header, reached), entries: reached };
}
