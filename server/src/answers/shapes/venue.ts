import type { MatchHeader } from '@goalsquare/engine';
import type { MatchVenue } from '@goalsquare/openapi';

/** A brief venue of a match. */
export const venue = ({ id, name, code, timeZone }: MatchHeader['venue']): MatchVenue => ({
  id,
  name,
  code,
  ...(timeZone !== undefined && { timeZone }),
});
