import { holdsTransactions, teamsNamed } from '../../domain/gates.js';
import { matchLeaders } from '../statistics/match-leaders.js';
import type { MatchEndpoint } from './endpoint.js';

/** The leaders of a match by every metric. */
export const getMatchLeaders: MatchEndpoint<'getMatchLeaders'> = {
  gates: [holdsTransactions, teamsNamed],
  answer:
    ({ account }) =>
    (match) =>
      matchLeaders(match, account.licence.tier),
};
