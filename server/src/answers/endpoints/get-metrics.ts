import { codesOfTier, metricCodes, metricMetaData, tiers, type MetricCode } from '@goalsquare/engine';
import { lazy } from '../../domain/lazy.js';
import { Json } from '../json/json.js';
import type { ListEndpoint } from './endpoint.js';
import { versionOf } from './list.js';

const written = (codes: readonly MetricCode[]): string => JSON.stringify(codes.map(metricMetaData));

const lists = lazy(() => {
  const every = written(metricCodes);
  return { every, version: versionOf(every), byTier: new Map(tiers.map((tier) => [tier, written(codesOfTier(tier))])) };
});

/** Endpoint that returns every metric of the caller's tier, or of all tiers. */
export const getMetrics: ListEndpoint<'getMetrics'> = {
  get version() {
    return lists().version;
  },
  answer:
    ({ licence, query }) =>
    () => {
      const { every, byTier } = lists();
      return new Json(query.showAllMetrics === true ? every : (byTier.get(licence.tier) ?? every));
    },
};
