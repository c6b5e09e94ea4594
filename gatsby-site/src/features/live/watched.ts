import type { SideIndex } from '@goalsquare/engine';
import { goalsAndBehinds } from '../../seasons/goals-and-behinds';
import type { WormFacts, WormScore } from '../../pictures/facts/worm';

interface Tally {
  readonly squadId: number;
  readonly goals: number;
  readonly behinds: number;
  readonly points: number;
}

interface EventData {
  readonly period?: number;
  readonly periodSecs?: number;
  readonly statusCode?: string;
  readonly home?: Tally;
  readonly away?: Tally;
}

/** A status of the match, and the clock of its period if the event has one. */
export interface WatchedStatus {
  readonly statusCode: string;
  readonly period?: number;
  readonly seconds?: number;
}

/** The state of a match, computed from its events. **Units**: seconds. */
export interface Watched {
  readonly worm: WormFacts;
  readonly goals: readonly [string, string];
  readonly statusCode: string;
  /** Scores and changes of status, in order of arrival. */
  readonly moments: readonly (WormScore | WatchedStatus)[];
}

/** A match without events. */
export const unwatched = (match: WormFacts['match']): Watched => ({
  worm: { match, periods: [{ period: 1, seconds: 1 }], scores: [] },
  goals: ['0.0', '0.0'],
  statusCode: '',
  moments: [],
});

/** Returns the periods of a match. If the clock has passed the end of an event's period, that period is extended. */
function longer(periods: WormFacts['periods'], period: number, seconds: number): WormFacts['periods'] {
  const known = new Map(periods.map((one) => [one.period, one.seconds]));
  known.set(period, Math.max(known.get(period) ?? 1, seconds));
  return [...known]
    .map(([number, length]) => ({ period: number, seconds: length }))
    .sort((a, b) => a.period - b.period);
}

/** Returns the kind of a score. Negative points mean a correction. */
const whatOf = (points: number): string => (points < 0 ? 'Correction' : points >= 6 ? 'Goal' : 'Behind');

const scoreOf = (
  before: WormScore | undefined,
  { period = 1, periodSecs: seconds = 0, home, away }: EventData,
): WormScore | undefined => {
  if (home === undefined || away === undefined) return undefined;
  const more = [home.points - (before?.home ?? 0), away.points - (before?.away ?? 0)];
  const side: SideIndex = (more[0] ?? 0) !== 0 ? 0 : 1;
  const points = more[side] ?? 0;
  return {
    period,
    seconds,
    side,
    what: whatOf(points),
    player: '',
    home: home.points,
    away: away.points,
    ...(points < 0 && { isCorrection: true }),
  };
};

const momentOf = (statusCode: string, { period, periodSecs }: EventData): WatchedStatus => ({
  statusCode,
  ...(period !== undefined && { period }),
  ...(periodSecs !== undefined && { seconds: periodSecs }),
});

/**
 * Returns the state of a match after another event. After a `reset` the state is empty, because the match was moved
 * back.
 */
export function afterEvent(
  watched: Watched,
  { type, data }: { readonly type: string; readonly data: object },
): Watched {
  if (type === 'reset') return unwatched(watched.worm.match);
  const event: EventData = data;
  const { worm } = watched;
  const periods = event.period === undefined ? worm.periods : longer(worm.periods, event.period, event.periodSecs ?? 0);
  if (type === 'MatchStatus') {
    const { statusCode = watched.statusCode } = event;
    const moments = [...watched.moments, momentOf(statusCode, event)];
    return { ...watched, worm: { ...worm, periods }, statusCode, moments };
  }
  const score = type === 'MatchScore' ? scoreOf(worm.scores.at(-1), event) : undefined;
  if (score === undefined || event.home === undefined || event.away === undefined) return watched;
  return {
    ...watched,
    worm: { ...worm, periods, scores: [...worm.scores, score] },
    moments: [...watched.moments, score],
    goals: [goalsAndBehinds(event.home), goalsAndBehinds(event.away)],
  };
}
