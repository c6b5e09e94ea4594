import { requireTransactions, requireTeams } from '../../domain/gates.js';
import { squadBatch } from '../statistics/batch.js';
import { checkCost } from '../statistics/batch-cost.js';
import { writtenBatch } from '../statistics/written.js';
import type { MatchEndpoint } from './endpoint.js';

/** The answers to several requests for squad statistics. */
export const postSquadStatistics: MatchEndpoint<'postSquadStatistics'> = {
  gates: [requireTransactions, requireTeams],
  dependsOnClock: ({ body: { squadMetricRequests } }) =>
    squadMetricRequests.some(({ lastXSeconds }) => lastXSeconds !== undefined),
  answer: ({ licence, body, layouts }) => {
    const batch = squadBatch(licence.tier, body);
    return (match) => {
      checkCost(batch, match);
      return writtenBatch(match, batch, layouts);
    };
  },
};
