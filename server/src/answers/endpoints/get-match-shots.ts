import { requireTransactions, requireStarted } from '../../domain/gates.js';
import { matchShots } from '../shapes/match-shots.js';
import type { MatchEndpoint } from './endpoint.js';

/** The shots at goal of a match. */
export const getMatchShots: MatchEndpoint<'getMatchShots'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchShots,
};
