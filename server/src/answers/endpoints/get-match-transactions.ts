import { requireTransactions, requireStarted } from '../../domain/gates.js';
import { matchTransactions } from '../shapes/match-transactions.js';
import type { MatchEndpoint } from './endpoint.js';

/** The transactions of a match. */
export const getMatchTransactions: MatchEndpoint<'getMatchTransactions'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchTransactions,
};
