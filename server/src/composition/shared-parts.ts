import { emptyWorld, type World } from '@goalsquare/data';
import type { AccountOfToken, FindAccount } from '../domain/accounts/account.js';
import type { RateLimits } from '../domain/accounts/plan.js';
import { sandboxAccounts } from '../domain/accounts/sandbox.js';
import { usageInMemory } from '../domain/accounts/usage-in-memory.js';
import type { AppParts } from './app-parts.js';
import { accountOfToken } from '../features/identity/account-of-token.js';
import { KnownCallers } from '../http/auth/known-callers.js';
import { KeptAnswers } from '../http/fast-path/kept-answers.js';
import { KeptReplies } from '../http/fast-path/kept-replies.js';
import { KnownRequests } from '../http/fast-path/known-requests.js';
import { nothingOff, type Piece, type SwitchedOff } from '../domain/config/pieces.js';
import { createIdentity, type Identity } from '../features/identity/identity.js';
import { sandboxIdentities } from '../features/identity/sandbox-identities.js';
import { TokenBuckets } from '../http/limits/token-buckets.js';
import type { Knowledge } from '../http/pipeline/knowledge.js';
import { PastMatches } from '../http/pipeline/past-matches.js';
import { Quotas } from '../http/pipeline/quota.js';
import { RateLimiters } from '../http/pipeline/rate-limit.js';
import { checkedRequests, type CheckedRequests } from '../http/pipeline/validate.js';
import { contractCheck, type ContractCheck } from '../http/pipeline/validator.js';
import { openReplays } from '../features/replay/open-replays.js';
import type { Replaying } from '../features/replay/replay-operations.js';
import { Layouts } from '../answers/statistics/layouts.js';

/**
 * What the row of steps and the step before it share: there is one of each, so that nothing is counted or remembered
 * twice. **Empty**: members that are switched off.
 */
export interface SharedParts {
  readonly off: SwitchedOff;
  readonly now: () => number;
  readonly identity: Identity;
  readonly find: AccountOfToken;
  readonly callers: KnownCallers | undefined;
  readonly limiters: RateLimiters;
  readonly quotas: Quotas;
  readonly checked: CheckedRequests;
  readonly kept: KeptReplies | undefined;
  /** **Empty**: all requests go along the row. */
  readonly requests: KnownRequests | undefined;
  readonly check: ContractCheck;
  readonly knowledge: Knowledge;
  readonly replaying: Replaying;
}

/** Pieces without which there is no first step. */
const standsOn: readonly Piece[] = ['step', 'tokens', 'limits', 'routes'];

/** Who may call, by keys and by signed tokens. */
function accessOf({ accounts, identity, limits, now = Date.now }: AppParts): {
  readonly find: FindAccount;
  readonly identity: Identity;
} {
  const find = accounts ?? sandboxAccounts(limits);
  return { find, identity: identity ?? createIdentity(sandboxIdentities(find), { now }) };
}

/** The parts of an app that its steps share. */
export function sharedParts(parts: AppParts): SharedParts {
  const {
    world = emptyWorld,
    usage = usageInMemory(),
    fastPathOff: off = nothingOff,
    now = Date.now,
    keptMegabytes,
  } = parts;
  const { check = contractCheck(off), buckets = (limits: RateLimits) => new TokenBuckets(limits, now) } = parts;
  const access = accessOf(parts);
  const find = accountOfToken(access.find, access.identity, off);
  const keeps = off.has('urls') ? 'none' : 'some';
  const checked = checkedRequests(keeps);
  const worldNow = typeof world === 'function' ? world : (): World => world;
  const { matches, replaying } = openReplays({ matches: parts.matches, world: worldNow, now }, parts.replays);
  const knowledge = {
    matches,
    past: new PastMatches(matches, now),
    world: worldNow,
    usage,
    now,
    layouts: off.has('layout') ? undefined : new Layouts(),
  };
  return {
    off,
    now,
    find,
    check,
    checked,
    knowledge,
    replaying,
    identity: access.identity,
    callers: off.has('tokens') ? undefined : new KnownCallers(find),
    limiters: new RateLimiters(buckets),
    quotas: new Quotas(usage, now),
    kept: off.has('answers') ? undefined : new KeptReplies(new KeptAnswers(keptMegabytes)),
    requests: standsOn.some((piece) => off.has(piece))
      ? undefined
      : new KnownRequests({ check, checked, knowledge }, keeps),
  };
}
