import { holdsTransactions, teamsNamed } from '../../domain/gates.js';
import { playerBatch } from '../statistics/batch.js';
import { checkCost } from '../statistics/batch-cost.js';
import { writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The answers to several requests for player statistics. */
export const postPlayerStatistics: MatchEndpoint<'postPlayerStatistics'> = {
  gates: [holdsTransactions, teamsNamed],
  goesByClock: ({ body: { playerMetricRequests } }) =>
    playerMetricRequests.some(({ lastXSeconds }) => lastXSeconds !== undefined),
  answer: ({ account, body, layouts }) => {
    const batch = playerBatch(account.licence.tier, body);
    return (match) => {
      checkCost(batch, match);
      return writtenBatch(match, batch, layouts);
    };
  },
};
