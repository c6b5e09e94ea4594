import { requireTransactions, requireStarted } from '../../domain/gates.js';
import { matchEntries } from '../shapes/match-entries.js';
import type { MatchEndpoint } from './endpoint.js';

/** The inside-50 entries of a match. */
export const getMatchEntries: MatchEndpoint<'getMatchEntries'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchEntries,
};
