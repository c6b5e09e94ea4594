import type { SeasonLadder } from '@goalsquare/openapi';

/** The share of the matches of a squad that a player must have played to lead by values per match. */
const SHARE = 1 / 3;

/**
 * Returns the fewest matches of a player among the leaders by values per match: a third of those that squads have
 * played, so that one good match does not lead a season. **Empty**: 1 without a ladder.
 */
export const minimumMatches = (ladder: SeasonLadder | undefined, squadId?: number): number => {
  const squads = ladder?.squads.filter(({ id }) => squadId === undefined || id === squadId) ?? [];
  return Math.max(1, Math.ceil(SHARE * Math.max(0, ...squads.map(({ matches }) => matches.played))));
};
