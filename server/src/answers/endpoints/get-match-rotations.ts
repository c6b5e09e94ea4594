import { requireTransactions, requireStarted } from '../../domain/gates.js';
import { matchRotations } from '../shapes/match-rotations.js';
import type { MatchEndpoint } from './endpoint.js';

/** The rotations of a match, and where its players are. */
export const getMatchRotations: MatchEndpoint<'getMatchRotations'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchRotations,
};
