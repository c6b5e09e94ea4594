import type { RequestName } from './requests.js';
import type { ServerName } from './servers/index.js';

/** One line of the table: a server, and what it is asked. `off` are pieces of the fast path that are switched off. */
export interface Variant {
  readonly name: string;
  readonly server: ServerName;
  readonly request: RequestName;
  readonly off?: string;
  /** Heavy answers are asked for less often. */
  readonly share?: number;
}

/** Every variant, in the order they are measured and shown. */
export const variants: readonly Variant[] = [
  { name: 'node:http small', server: 'node:http', request: 'small' },
  { name: 'fastify small', server: 'fastify', request: 'small' },
  { name: 'express small', server: 'express', request: 'small' },
  { name: 'packages small', server: 'packages', request: 'small', share: 0.3 },
  { name: 'goalsquare small, repeated', server: 'goalsquare', request: 'small' },
  { name: 'goalsquare small, first time', server: 'goalsquare', request: 'first', off: 'answers', share: 0.5 },
  { name: 'goalsquare small, not modified', server: 'goalsquare', request: 'notModified' },
  { name: 'goalsquare small, nothing remembered', server: 'goalsquare', request: 'small', off: 'all', share: 0.3 },
  { name: 'goalsquare statistics, first time', server: 'goalsquare', request: 'firstStatistics', share: 0.3 },
  { name: 'node:http large', server: 'node:http', request: 'large', share: 0.1 },
  { name: 'packages large', server: 'packages', request: 'largeReady', share: 0.1 },
  { name: 'node:http large, JSON.stringify', server: 'node:http stringify', request: 'large', share: 0.03 },
  { name: 'goalsquare large, computed', server: 'goalsquare', request: 'large', off: 'answers', share: 0.05 },
  { name: 'goalsquare large, cached', server: 'goalsquare', request: 'large', share: 0.1 },
  { name: 'goalsquare large, gzip', server: 'goalsquare', request: 'compressed', share: 0.1 },
  { name: 'goalsquare large, brotli', server: 'goalsquare', request: 'brotli', share: 0.1 },
  { name: 'goalsquare batch of 20', server: 'goalsquare', request: 'batch', share: 0.05 },
];
