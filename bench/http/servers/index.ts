import type { MakeServer } from '../server.js';

/** The servers that are measured. Each runs in its own process. */
export const servers = {
  'node:http': async () => (await import('./ready.js')).nodeHttp,
  'node:http stringify': async () => (await import('./ready.js')).nodeStringify,
  fastify: async () => (await import('./ready.js')).bareFastify,
  express: async () => (await import('./ready.js')).bareExpress,
  packages: async () => (await import('./packages.js')).packagesInARow,
  goalsquare: async () => (await import('./goalsquare.js')).goalsquare,
  'goalsquare with Redis': async () => (await import('./goalsquare.js')).goalsquareWithRedis,
  'goalsquare with Redis, slices': async () => (await import('./goalsquare.js')).goalsquareWithSlices,
} as const satisfies Readonly<Record<string, () => Promise<MakeServer>>>;

export type ServerName = keyof typeof servers;
