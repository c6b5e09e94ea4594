import { matchVenue } from '../shapes/match-venue.js';
import type { MatchEndpoint } from './endpoint.js';

/** The venue of a match, from the moment the match is scheduled. */
export const getMatchVenue: MatchEndpoint<'getMatchVenue'> = {
  gates: [],
  dependsOnSeason: true,
  answer: () => matchVenue,
};
