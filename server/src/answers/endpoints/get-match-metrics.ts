import { includesTier, metricCodes, metricMetaData, suppliedMetrics, tierOf } from '@goalsquare/engine';
import { requireStatistics, requireTeams } from '../../domain/gates.js';
import { lazy } from '../../domain/lazy.js';
import type { MatchEndpoint } from './endpoint.js';

const described = lazy(
  () => new Map(metricCodes.map((code) => [code, { tier: tierOf(code), metaData: metricMetaData(code) }])),
);

/** Endpoint that returns the metrics available for a match, in the caller's tier or in all tiers. */
export const getMatchMetrics: MatchEndpoint<'getMatchMetrics'> = {
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
};
