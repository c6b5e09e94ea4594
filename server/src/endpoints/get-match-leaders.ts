import { teamsNamed } from '../gates.js';
import { matchLeaders } from '../shapes/match-leaders.js';
import type { MatchEndpoint } from './endpoint.js';

/** The leaders of a match by every metric. */
export const getMatchLeaders: MatchEndpoint<'getMatchLeaders'> = { gates: [teamsNamed], answer: () => matchLeaders };
