import { requireTransactions, requireTeams } from '../../domain/gates.js';
import { playerBatch } from '../statistics/batch.js';
import { checkCost } from '../statistics/batch-cost.js';
import { writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The answers to several requests for player statistics. */
export const postPlayerStatistics: MatchEndpoint<'postPlayerStatistics'> = {
  gates: [requireTransactions, requireTeams],
  dependsOnClock: ({ body: { playerMetricRequests } }) =>
    playerMetricRequests.some(({ lastXSeconds }) => lastXSeconds !== undefined),
  answer: ({ licence, body, layouts }) => {
    const batch = playerBatch(licence.tier, body);
    return (match) => {
      checkCost(batch, match);
      return writtenBatch(match, batch, layouts);
    };
  },
};
