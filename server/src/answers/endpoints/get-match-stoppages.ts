import { requireTransactions, requireStarted } from '../../domain/gates.js';
import { matchStoppages } from '../shapes/match-stoppages.js';
import type { MatchEndpoint } from './endpoint.js';

/** The stoppages of a match. */
export const getMatchStoppages: MatchEndpoint<'getMatchStoppages'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchStoppages,
};
