import type { OperationId } from '@goalsquare/openapi';
import type { EndpointOf } from './endpoint.js';
import { fixtureEndpoints } from './fixture.js';
import { matchEndpoints } from './matches.js';

import { getMetricGlossary } from './get-metric-glossary.js';
import { getMetrics } from './get-metrics.js';
import { statisticsEndpoints } from './match-statistics.js';
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
  ...matchEndpoints,
  ...statisticsEndpoints,
  getMetrics,
  getMetricGlossary,
  ...metadataLists,
  ...positionEndpoints,
  getUsage,
};
