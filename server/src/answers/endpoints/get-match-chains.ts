import { requireTransactions, requireStarted } from '../../domain/gates.js';
import { matchChains } from '../shapes/match-chains.js';
import type { MatchEndpoint } from './endpoint.js';

/** The chains of a match. */
export const getMatchChains: MatchEndpoint<'getMatchChains'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchChains,
};
