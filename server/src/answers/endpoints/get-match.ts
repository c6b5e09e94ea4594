import { matchInfo } from '../shapes/match-info.js';
import type { MatchEndpoint } from './endpoint.js';

/** Match information, from the moment the match is scheduled. */
export const getMatch: MatchEndpoint<'getMatch'> = {
  gates: [],
  dependsOnClock: () => true,
  answer: () => (shown, _, match) => matchInfo(match, shown),
};
