import type { SeasonLadder } from '@goalsquare/openapi';

/** The share of a squad's matches that a player must have played to be a leader by values per match. */
const SHARE = 1 / 3;

/**
 * Returns how many matches a player must have played to be a leader by values per match. It is a third of the most
 * matches that a squad has played, so that one good match does not lead a season. **Empty**: 1 without a ladder.
 */
export const minimumMatches = (ladder: SeasonLadder | undefined, squadId?: number): number => {
  const squads = ladder?.squads.filter(({ id }) => squadId === undefined || id === squadId) ?? [];
  return Math.max(1, Math.ceil(SHARE * Math.max(0, ...squads.map(({ matches }) => matches.played))));
};
