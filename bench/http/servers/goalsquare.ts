import { createApp, type AppParts } from '@goalsquare/server';
import {
  contractCheck,
  createIdentity,
  httpServer,
  everyMemory,
  openLimits,
  openLog,
  sandboxAccounts,
  sandboxIdentities,
  warmUp,
} from '@goalsquare/server/parts';
import { Registry } from 'prom-client';
import { redisCalls, startRedis } from '../redis.js';
import { matchesOf } from '../season.js';
import type { MakeServer, Measured } from '../server.js';

const MATCHES = 9;
const unlimited = { ratePerSecond: 1e9, burst: 1e9, requestLimit: 1e9 };
const account = 'sandbox-transactional';

const logger = openLog('info', '/dev/null');

/** **Units**: milliseconds. */
const REDIS_TIMEOUT = 1000;

type IdentityMemory = NonNullable<NonNullable<Parameters<typeof createIdentity>[1]>['memory']>;
type LimitParts = Pick<AppParts, 'usage' | 'buckets'>;

/** Returns our server with all its checks, and a token for it. */
async function makeServer(
  off: string,
  limits: LimitParts = {},
  memory?: IdentityMemory,
  plan = unlimited,
): Promise<Measured> {
  const matches = new Map(matchesOf(MATCHES).map((match) => [match.id, match]));
  const accounts = sandboxAccounts(plan);
  const identity = createIdentity(sandboxIdentities(accounts), { ...(memory && { memory }) });
  const check = contractCheck();
  const memories = new Set([...everyMemory].filter((one) => off !== 'all' && off !== one));
  await warmUp(check);
  const app = createApp({
    ...limits,
    accounts,
    identity,
    check,
    memories,
    logger,
    matches: {
      matchIds: () => Promise.resolve([...matches.keys()]),
      match: (id) => Promise.resolve(matches.get(id)),
      matchNow: (id) => matches.get(id),
    },
  });
  return {
    server: httpServer(app),
    token: await identity.tokens.issue({ accountId: account, clientId: account, seconds: 3600 }),
  };
}

/** Creates our server with its limits in memory. */
export const goalsquare: MakeServer = (_given, off) => makeServer(off);

/**
 * A plan whose quota is never exhausted. Its request rate is low enough that processes do not reserve slices of the
 * account's limits in advance.
 */
const smallPlan = { ratePerSecond: 999, burst: 1e9, requestLimit: 1e9 };
/** A plan that is never used up. Its rate is high enough for a process to reserve slices of the account's limits. */
const largePlan = { ratePerSecond: 1e6, burst: 1e6, requestLimit: 2e9 };

/** Creates our server with its limits in Redis, and starts a Redis server for it. */
const withRedis = async (off: string, plan: typeof smallPlan): Promise<Measured> => {
  const redis = await startRedis();
  process.on('exit', () => redis.process.kill());
  const limits = await openLimits({
    stateDirectory: '',
    redisUrls: [redis.url],
    redisTimeoutMilliseconds: REDIS_TIMEOUT,
    logger,
    registry: new Registry(),
  });
  await limits.connected();
  const { usage, buckets, used, revoked } = limits;
  const memory = { used, revoked, buckets, countTokens: () => Promise.resolve(0) };
  const server = await makeServer(off, { usage, buckets }, memory, plan);
  return { ...server, redisCalls: () => redisCalls(redis.url) };
};

export const goalsquareWithRedis: MakeServer = (_given, off) => withRedis(off, smallPlan);
export const goalsquareWithSlices: MakeServer = (_given, off) => withRedis(off, largePlan);
