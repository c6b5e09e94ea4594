import { matchInfo } from '../shapes/match-info.js';
import { includesTier, metricCodes, metricMetaData, suppliedMetrics, tierOf } from '@goalsquare/engine';
import type { OperationId } from '@goalsquare/openapi';
import { lazy } from '../../domain/lazy.js';
import type { MatchEndpoint } from './endpoint.js';
import {
  requirePersons,
  requireStarted,
  requireStatistics,
  requireTeams,
  requireTransactions,
} from '../../domain/gates.js';
import { matchChains } from '../shapes/match-chains.js';
import { matchEntries } from '../shapes/match-entries.js';
import { matchLeaders } from '../statistics/match-leaders.js';
import { matchPersons } from '../shapes/match-persons.js';
import { matchRotations } from '../shapes/match-rotations.js';
import { matchScore } from '../shapes/match-score.js';
import { matchShots } from '../shapes/match-shots.js';
import { matchStoppages } from '../shapes/match-stoppages.js';
import { matchTransactions } from '../shapes/match-transactions.js';
import { matchVenue } from '../shapes/match-venue.js';

const described = lazy(
  () => new Map(metricCodes.map((code) => [code, { tier: tierOf(code), metaData: metricMetaData(code) }])),
);

/** Returns the endpoint of a part of a match that comes from its transactions. */
const ofTransactions = <T>(answer: T) => ({ gates: [requireStarted, requireTransactions], answer: () => answer });

/**
 * Endpoints of the parts of a match, and of the metrics available for it. Its venue and information exist as soon as
 * the match is scheduled.
 */
export const matchEndpoints = {
  getMatch: { gates: [], dependsOnClock: () => true, answer: () => (shown, _, match) => matchInfo(match, shown) },
  getMatchVenue: { gates: [], dependsOnSeason: true, answer: () => matchVenue },
  getMatchPersons: { gates: [requirePersons], dependsOnSeason: true, answer: () => matchPersons },
  getMatchTransactions: ofTransactions(matchTransactions),
  getMatchChains: ofTransactions(matchChains),
  getMatchRotations: ofTransactions(matchRotations),
  getMatchScore: { gates: [requireStarted], answer: () => matchScore },
  getMatchShots: ofTransactions(matchShots),
  getMatchEntries: ofTransactions(matchEntries),
  getMatchStoppages: ofTransactions(matchStoppages),
  getMatchLeaders: {
    gates: [requireStatistics, requireTeams],
    answer:
      ({ licence }) =>
      (match) =>
        matchLeaders(match, licence.tier),
  },
  getMatchMetrics: {
    gates: [requireStatistics, requireTeams],
    answer:
      ({ licence, query: { showAllMetrics } }) =>
      (match) => ({
        matchId: match.id,
        metrics: suppliedMetrics(match)
          .flatMap((code) => described().get(code) ?? [])
          .flatMap(({ tier, metaData }) =>
            showAllMetrics === true || includesTier(licence.tier, tier) ? [metaData] : [],
          ),
      }),
  },
} satisfies { readonly [Id in OperationId]?: MatchEndpoint<Id> };
