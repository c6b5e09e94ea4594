import type { SideIndex } from '@goalsquare/engine';
import type { WormFacts, WormScore } from '../pictures/facts/worm';
import type { StreamEvent } from './read-events';

interface Tally {
  readonly squadId: number;
  readonly goals: number;
  readonly behinds: number;
  readonly points: number;
}

interface Told {
  readonly period?: number;
  readonly periodSecs?: number;
  readonly statusCode?: string;
  readonly home?: Tally;
  readonly away?: Tally;
}

/** A match as far as its events have told. **Units**: seconds. */
export interface Watched {
  readonly worm: WormFacts;
  readonly goals: readonly [string, string];
  readonly statusCode: string;
}

/** A match nothing has been told of yet. */
export const unwatched = (match: WormFacts['match']): Watched => ({
  worm: { match, periods: [{ period: 1, seconds: 1 }], scores: [] },
  goals: ['0.0', '0.0'],
  statusCode: '',
});

/** Periods that are at least as long as the clock of one of them says. */
function longer(periods: WormFacts['periods'], period: number, seconds: number): WormFacts['periods'] {
  const known = new Map(periods.map((one) => [one.period, one.seconds]));
  known.set(period, Math.max(known.get(period) ?? 1, seconds));
  return [...known]
    .map(([number, length]) => ({ period: number, seconds: length }))
    .sort((a, b) => a.period - b.period);
}

/** What points were for; fewer than before are put right. */
const whatOf = (points: number): string => (points < 0 ? 'Correction' : points >= 6 ? 'Goal' : 'Behind');

const scoreOf = (
  before: WormScore | undefined,
  { period = 1, periodSecs: seconds = 0, home, away }: Told,
): WormScore | undefined => {
  if (home === undefined || away === undefined) return undefined;
  const more = [home.points - (before?.home ?? 0), away.points - (before?.away ?? 0)];
  const side: SideIndex = (more[0] ?? 0) !== 0 ? 0 : 1;
  return { period, seconds, side, what: whatOf(more[side] ?? 0), player: '', home: home.points, away: away.points };
};

/** The state of a match after one more event. After a `reset` it is empty: the match was moved back. */
export function afterEvent(watched: Watched, { type, data }: StreamEvent): Watched {
  if (type === 'reset') return unwatched(watched.worm.match);
  const told = JSON.parse(data) as Told;
  const { worm } = watched;
  const periods = told.period === undefined ? worm.periods : longer(worm.periods, told.period, told.periodSecs ?? 0);
  if (type === 'MatchStatus')
    return { ...watched, worm: { ...worm, periods }, statusCode: told.statusCode ?? watched.statusCode };
  const score = type === 'MatchScore' ? scoreOf(worm.scores.at(-1), told) : undefined;
  if (score === undefined || told.home === undefined || told.away === undefined) return watched;
  return {
    ...watched,
    worm: { ...worm, periods, scores: [...worm.scores, score] },
    goals: [`${told.home.goals}.${told.home.behinds}`, `${told.away.goals}.${told.away.behinds}`],
  };
}
