import type { MatchHeader } from '@goalsquare/engine';
import type { MatchVenue } from '@goalsquare/openapi';

/** The venue of a match, in brief. */
export const venue = ({ id, name, code, timeZone }: MatchHeader['venue']): MatchVenue => ({
  id,
  name,
  code,
  ...(timeZone !== undefined && { timeZone }),
});
