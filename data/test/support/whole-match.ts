import { openMatch, partsOf, type Match, type MatchLog } from '@goalsquare/engine';

/** All there is in a match, to be compared. */
export const whole = (match: Match | undefined) => {
  if (match === undefined) return undefined;
  const { details, ...parts } = partsOf(match);
  return { ...parts, ...details() };
};

/** All there is in the match a log makes. */
export const wholeOf = (log: MatchLog, revision?: number) => whole(openMatch(log, revision));
