import { includesTier, metricCodes, metricMetaData, suppliedCodes, tierOf } from '@goalsquare/engine';
import { requireTransactions, requireTeams } from '../../domain/gates.js';
import { lazy } from '../../domain/lazy.js';
import type { MatchEndpoint } from './endpoint.js';

const described = lazy(
  () => new Map(metricCodes.map((code) => [code, { tier: tierOf(code), metaData: metricMetaData(code) }])),
);

/** The metrics that can be answered for a match, of the caller's tier or of every tier. */
export const getMatchMetrics: MatchEndpoint<'getMatchMetrics'> = {
  gates: [requireTransactions, requireTeams],
  answer:
    ({ licence, query: { showAllMetrics } }) =>
    ({ id, lacks }) => ({
      matchId: id,
      metrics: suppliedCodes(lacks)
        .flatMap((code) => described().get(code) ?? [])
        .flatMap(({ tier, metaData }) =>
          showAllMetrics === true || includesTier(licence.tier, tier) ? [metaData] : [],
        ),
    }),
};
