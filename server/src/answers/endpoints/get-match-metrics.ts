import { includesTier, metricCodes, metricMetaData, suppliedCodes, tierOf } from '@goalsquare/engine';
import { holdsTransactions, teamsNamed } from '../../domain/gates.js';
import { once } from '../../domain/once.js';
import type { MatchEndpoint } from './endpoint.js';

const described = once(
  () => new Map(metricCodes.map((code) => [code, { tier: tierOf(code), metaData: metricMetaData(code) }])),
);

/** The metrics that can be answered for a match, of the caller's tier or of every tier. */
export const getMatchMetrics: MatchEndpoint<'getMatchMetrics'> = {
  gates: [holdsTransactions, teamsNamed],
  answer:
    ({ account, query: { showAllMetrics } }) =>
    ({ id, lacks }) => ({
      matchId: id,
      metrics: suppliedCodes(lacks)
        .flatMap((code) => described().get(code) ?? [])
        .flatMap(({ tier, metaData }) =>
          showAllMetrics === true || includesTier(account.licence.tier, tier) ? [metaData] : [],
        ),
    }),
};
