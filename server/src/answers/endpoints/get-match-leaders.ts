import { requireTransactions, requireTeams } from '../../domain/gates.js';
import { matchLeaders } from '../statistics/match-leaders.js';
import type { MatchEndpoint } from './endpoint.js';

/** The leaders of a match by every metric. */
export const getMatchLeaders: MatchEndpoint<'getMatchLeaders'> = {
  gates: [requireTransactions, requireTeams],
  answer:
    ({ licence }) =>
    (match) =>
      matchLeaders(match, licence.tier),
};
