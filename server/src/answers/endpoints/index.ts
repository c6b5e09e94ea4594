import type { OperationId } from '@goalsquare/openapi';
import { getLevelConferences } from './conferences.js';
import type { EndpointOf } from './endpoint.js';
import { fixtureEndpoints } from './fixture.js';
import { getMatchChains } from './get-match-chains.js';
import { getMatchLeaders } from './get-match-leaders.js';
import { getMatchMetrics } from './get-match-metrics.js';
import { getMatchPersons } from './get-match-persons.js';
import { getMatchVenue } from './get-match-venue.js';
import { getMatchRotations } from './get-match-rotations.js';
import { getMatchShots } from './get-match-shots.js';
import { getMatchEntries } from './get-match-entries.js';
import { getMatchStoppages } from './get-match-stoppages.js';
import { getMatchScore } from './get-match-score.js';
import { getMatchTransactions } from './get-match-transactions.js';
import { getMatch } from './get-match.js';
import { getMetricGlossary } from './get-metric-glossary.js';
import { getMetrics } from './get-metrics.js';
import { getPlayerStatistics } from './get-player-statistics.js';
import { getSquadStatistics } from './get-squad-statistics.js';
import { getUsage } from './get-usage.js';
import { ladderEndpoints } from './ladder.js';
import { leagueEndpoints } from './leagues.js';
import { metadataLists } from './metadata-lists.js';
import { positionEndpoints } from './positions.js';
import { postPlayerStatistics } from './post-player-statistics.js';
import { postSquadStatistics } from './post-squad-statistics.js';
import { seasonEndpoints } from './seasons.js';
import { squadEndpoints } from './squads.js';

/** THE endpoints: one for each operation of the contract, or this does not compile. */
export const endpoints: { readonly [Id in OperationId]: EndpointOf<Id> } = {
  ...leagueEndpoints,
  ...seasonEndpoints,
  ...fixtureEndpoints,
  ...ladderEndpoints,
  ...squadEndpoints,
  getLevelConferences,
  getMatch,
  getMatchPersons,
  getMatchVenue,
  getMatchTransactions,
  getMatchChains,
  getMatchRotations,
  getMatchScore,
  getMatchShots,
  getMatchEntries,
  getMatchStoppages,
  getMatchLeaders,
  getPlayerStatistics,
  postPlayerStatistics,
  getSquadStatistics,
  postSquadStatistics,
  getMatchMetrics,
  getMetrics,
  getMetricGlossary,
  ...metadataLists,
  ...positionEndpoints,
  getUsage,
};
