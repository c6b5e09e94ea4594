import { createHash } from 'node:crypto';
import { computedCodes, metricMetaData } from '@goalsquare/engine';
import { Json } from '../shapes/json.js';
import type { ListEndpoint } from './endpoint.js';

const text = JSON.stringify(computedCodes.map(metricMetaData));

/** Every metric there is. The accounts of the sandbox are licensed for all, so `showAllMetrics` adds none. */
export const getMetrics: ListEndpoint<'getMetrics'> = {
  version: createHash('sha256').update(text).digest('hex').slice(0, 12),
  answer: () => () => new Json(text),
};
