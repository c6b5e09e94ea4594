import { statusOf, type Entry, type MatchHeader, type MatchLog, type StatusChange } from '@goalsquare/engine';
import type { MatchPlan } from '../match/plan.js';
import { simulateMatch } from '../match/simulate-match.js';

const instantOf = ({ utc }: StatusChange): number => Date.parse(utc ?? '');

const isPlaying = ({ code }: StatusChange): boolean =>
  statusOf(code).typeName === 'Live' && !['QT', 'HT', 'TQT', 'ET', 'SUSP'].includes(code);

/** Where in its periods a match is at an instant. **Empty**: `undefined` where it is not being played. */
function pointAt(entries: readonly Entry[], instant: number): MatchPlan['until'] {
  const before = entries
    .filter((entry): entry is StatusChange => entry.kind === 'status' && instantOf(entry) <= instant)
    .at(-1);
  if (before?.period === undefined || !isPlaying(before)) return undefined;
  return {
    period: before.period,
    periodSeconds: (before.periodSeconds ?? 0) + Math.floor((instant - instantOf(before)) / 1000),
  };
}

/** What only shows once a match has begun, or is over. */
function headerOf(header: MatchHeader, entries: readonly Entry[]): MatchHeader {
  const codes = entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));
  const { homeFirstDirection: _direction, tossWinner: _toss, attendance: _crowd, ...known } = header;
  if (!codes.includes('LIVE')) return known;
  const { attendance: _later, ...begun } = header;
  return codes.includes('FT') ? header : begun;
}

/** The log of a planned match as it stands at an instant. */
export function logAt(plan: MatchPlan, instant: number): MatchLog {
  const { header, entries } = simulateMatch(plan);
  const end = entries.findIndex((entry) => entry.kind === 'status' && instantOf(entry) > instant);
  if (end < 0) return { header, entries };
  const until = pointAt(entries, instant);
  const sofar = until === undefined ? entries.slice(0, end) : simulateMatch({ ...plan, until }).entries;
  return { header: headerOf(header, sofar), entries: sofar };
}
