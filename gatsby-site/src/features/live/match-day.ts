import type { Fixture, FixtureMatch } from '@goalsquare/openapi';
import { isOver, isPlayed, matchesOf, type RoundMatch } from '../profiles/round-matches';

/** The most matches of a list. */
const MOST = 9;

/** The matches to follow: those under way, the next ones, and the finished ones, latest first. */
export interface MatchDay {
  readonly underWay: readonly RoundMatch[];
  readonly next: readonly RoundMatch[];
  readonly over: readonly RoundMatch[];
}

/** Returns the start of a match as precisely as it is known. **Empty**: a text that sorts after every instant. */
const startOf = ({ match: { date } }: RoundMatch): string => date.utcMatchStart ?? date.startDate ?? '~';

/** The longest time after its start that a match can still be in progress. **Units**: milliseconds. */
const LONGEST = 8 * 3_600_000;

/** Whether a match has a live status, although its start is too far from now for it to be in progress. */
export function standsStill({ date, status }: Pick<FixtureMatch, 'date' | 'status'>, now: number): boolean {
  const start = date.utcMatchStart ?? date.startDate;
  return status.typeName === 'Live' && start !== undefined && Math.abs(now - Date.parse(start)) > LONGEST;
}

/** Returns the matches of a season that a reader can follow. */
export function matchDayOf(fixture: Fixture): MatchDay {
  const matches = [...matchesOf(fixture)].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return {
    underWay: matches.filter(isPlayed),
    next: matches.filter(({ match }) => match.status.typeName === 'Upcoming').slice(0, MOST),
    over: matches.filter(isOver).slice(-MOST).reverse(),
  };
}
