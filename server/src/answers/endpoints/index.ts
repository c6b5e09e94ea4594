import type { OperationId } from '@goalsquare/openapi';
import { getLevelConferences } from './conferences.js';
import type { EndpointOf } from './endpoint.js';
import { fixtureEndpoints } from './fixture.js';
import {
  getMatch,
  getMatchChains,
  getMatchEntries,
  getMatchLeaders,
  getMatchPersons,
  getMatchRotations,
  getMatchScore,
  getMatchShots,
  getMatchStoppages,
  getMatchTransactions,
  getMatchVenue,
} from './matches.js';

import { getMatchMetrics } from './get-match-metrics.js';

import { getMetricGlossary } from './get-metric-glossary.js';
import { getMetrics } from './get-metrics.js';
import {
  getPlayerStatistics,
  getSquadStatistics,
  postPlayerStatistics,
  postSquadStatistics,
} from './match-statistics.js';

import { getUsage } from './get-usage.js';
import { ladderEndpoints } from './ladder.js';
import { leagueEndpoints } from './leagues.js';
import { metadataLists } from './metadata-lists.js';
import { positionEndpoints } from './positions.js';

import { seasonEndpoints } from './seasons.js';
import { squadEndpoints } from './squads.js';

/** The endpoints, one for each operation of the contract. A missing one is a compile error. */
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
