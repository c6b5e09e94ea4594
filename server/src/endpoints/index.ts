import type { OperationId } from '@goalsquare/openapi';
import type { EndpointOf } from './endpoint.js';
import { getMatchChains } from './get-match-chains.js';
import { getMatchLeaders } from './get-match-leaders.js';
import { getMatchScore } from './get-match-score.js';
import { getMatchTransactions } from './get-match-transactions.js';
import { getMatch } from './get-match.js';
import { getMetrics } from './get-metrics.js';
import { getPlayerStatistics } from './get-player-statistics.js';
import { getSquadStatistics } from './get-squad-statistics.js';
import { postPlayerStatistics } from './post-player-statistics.js';
import { postSquadStatistics } from './post-squad-statistics.js';

/** THE endpoints: one for each operation of the contract, or this does not compile. */
export const endpoints: { readonly [Id in OperationId]: EndpointOf<Id> } = {
  getMatch,
  getMatchTransactions,
  getMatchChains,
  getMatchScore,
  getMatchLeaders,
  getPlayerStatistics,
  postPlayerStatistics,
  getSquadStatistics,
  postSquadStatistics,
  getMetrics,
};
