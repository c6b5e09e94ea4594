import type { RequestName } from './requests.js';
import type { ServerName } from './servers/index.js';

/**
 * A row of the table: a server and a request. `off` is a cache to switch off, or `all`. `folder` is another checkout
 * whose server is measured.
 */
export interface Variant {
  readonly name: string;
  readonly server: ServerName;
  readonly request: RequestName;
  readonly off?: string;
  readonly folder?: string;
}

/** All variants, in the order in which they are measured and shown. */
export const variants: readonly Variant[] = [
  { name: 'node:http small', server: 'node:http', request: 'small' },
  { name: 'fastify small', server: 'fastify', request: 'small' },
  { name: 'express small', server: 'express', request: 'small' },
  { name: 'packages small', server: 'packages', request: 'small' },
  { name: 'goalsquare small, repeated', server: 'goalsquare', request: 'small' },
  { name: 'goalsquare small, first time', server: 'goalsquare', request: 'first', off: 'responses' },
  { name: 'goalsquare small, repeated, with Redis', server: 'goalsquare with Redis', request: 'small' },
  { name: 'goalsquare small, repeated, with Redis, slices', server: 'goalsquare with Redis, slices', request: 'small' },
  {
    name: 'goalsquare small, first time, with Redis',
    server: 'goalsquare with Redis',
    request: 'first',
    off: 'responses',
  },
  { name: 'goalsquare small, not modified', server: 'goalsquare', request: 'notModified' },
  { name: 'goalsquare small, nothing remembered', server: 'goalsquare', request: 'small', off: 'all' },
  { name: 'goalsquare statistics, first time', server: 'goalsquare', request: 'firstStatistics' },
  { name: 'node:http large', server: 'node:http', request: 'large' },
  { name: 'packages large', server: 'packages', request: 'largeReady' },
  { name: 'node:http large, JSON.stringify', server: 'node:http stringify', request: 'large' },
  { name: 'goalsquare large, computed', server: 'goalsquare', request: 'large', off: 'responses' },
  { name: 'goalsquare large, cached', server: 'goalsquare', request: 'large' },
  { name: 'goalsquare large, gzip', server: 'goalsquare', request: 'compressed' },
  { name: 'goalsquare large, brotli', server: 'goalsquare', request: 'brotli' },
  { name: 'goalsquare batch of 20', server: 'goalsquare', request: 'batch' },
  { name: 'goalsquare batch of 20, squads', server: 'goalsquare', request: 'squadBatch' },
];

const BESIDE = ', beside';

/** Adds the variants of our server that run the compiled checkout in another folder. */
export const besideThoseOf = (folder: string, all: readonly Variant[]): readonly Variant[] => [
  ...all,
  ...all
    .filter(({ server }) => server === 'goalsquare' || server === 'goalsquare with Redis')
    .map((variant) => ({ ...variant, name: `${variant.name}${BESIDE}`, folder })),
];
