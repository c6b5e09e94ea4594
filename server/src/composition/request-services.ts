import { emptyWorld, type World } from '@goalsquare/data';
import type { FindAccount } from '../domain/accounts/account.js';
import type { RateLimits } from '../domain/accounts/plan.js';
import { sandboxAccounts } from '../domain/accounts/sandbox.js';
import { memoryUsageStore } from '../domain/accounts/usage-store.js';
import { createIdentity, type Identity } from '../features/identity/identity.js';
import { sandboxIdentities } from '../features/identity/sandbox-identities.js';
import { openReplays } from '../features/replay/open-replays.js';
import type { ReplayOperationServices } from '../features/replay/replay-operations.js';
import { TokenBuckets, type OpenBuckets } from '../http/limits/token-buckets.js';
import { PastMatches } from '../http/pipeline/past-matches.js';
import type { Services } from '../http/pipeline/services.js';
import { Quotas } from '../http/steps/quota.js';
import { RateLimiters } from '../http/steps/rate-limit.js';
import type { AppParts } from './app-parts.js';

/** Services that request steps and features share. */
export interface RequestServices {
  readonly now: () => number;
  readonly accounts: FindAccount;
  readonly identity: Identity;
  readonly buckets: OpenBuckets;
  readonly limiters: RateLimiters;
  readonly quotas: Quotas;
  readonly services: Services;
  readonly replayServices: ReplayOperationServices;
}

/** Creates the services, with sandbox defaults. */
export function requestServices(parts: AppParts): RequestServices {
  const { world = emptyWorld, usage = memoryUsageStore(), now = Date.now } = parts;
  const { buckets = (limits: RateLimits) => new TokenBuckets(limits, usage, now) } = parts;
  const { accounts = sandboxAccounts(parts.limits) } = parts;
  const worldNow = typeof world === 'function' ? world : (): World => world;
  const { matches, replayServices } = openReplays({ matches: parts.matches, world: worldNow, now }, parts.replays);
  return {
    now,
    accounts,
    identity: parts.identity ?? createIdentity(sandboxIdentities(accounts), { now }),
    buckets,
    limiters: new RateLimiters(buckets, now),
    quotas: new Quotas(usage, now),
    services: {
      matches,
      past: new PastMatches(matches, now),
      world: worldNow,
      usage,
      now,
    },
    replayServices,
  };
}
