import { requireStarted } from '../../domain/gates.js';
import { matchScore } from '../shapes/match-score.js';
import type { MatchEndpoint } from './endpoint.js';

/** The score of a match. */
export const getMatchScore: MatchEndpoint<'getMatchScore'> = { gates: [requireStarted], answer: () => matchScore };
