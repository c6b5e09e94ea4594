import { emptyWorld, type World } from '@goalsquare/data';
import compression from 'compression';
import express, { Router, type Express } from 'express';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { FindAccount } from './accounts/account.js';
import type { RateLimits } from './accounts/plan.js';
import { sandboxAccounts } from './accounts/sandbox.js';
import { usageInMemory } from './accounts/usage-in-memory.js';
import type { UsageStore } from './accounts/usage.js';
import { accountOfToken } from './auth/account-of-token.js';
import { challenges } from './auth/challenges.js';
import { createIdentity, type Identity } from './identity/identity.js';
import { paths as identityPaths } from './identity/metadata.js';
import { identityRoutes } from './identity/router.js';
import { sandboxIdentities } from './identity/sandbox-identities.js';
import { TokenBuckets } from './limits/token-buckets.js';
import { KeptAnswers } from './fast-path/kept-answers.js';
import { nothingOff, type SwitchedOff } from './fast-path/pieces.js';
import { sendKept } from './fast-path/send-kept.js';
import type { MatchSource } from './match-source.js';
import { problemDocuments } from './operations/problem-documents.js';
import { measureCaches } from './operations/cache-metrics.js';
import { measureParts } from './operations/part-metrics.js';
import { operationHandlers, operationRouter } from './operations/router.js';
import type { Readiness } from './operations/readiness.js';
import { timedAnswers, type TimedAnswer } from './pipeline/answer-metrics.js';
import { authenticate } from './pipeline/authenticate.js';
import { body } from './pipeline/body.js';
import { cors } from './pipeline/cors.js';
import { dispatch } from './pipeline/dispatch.js';
import { headerLimit } from './pipeline/header-limit.js';
import { logRequests } from './pipeline/log.js';
import { notFound, problemHandler } from './pipeline/problem-handler.js';
import { parseQuery } from './pipeline/query-parser.js';
import { quota } from './pipeline/quota.js';
import { rateLimiter, type OpenBuckets } from './pipeline/rate-limit.js';
import { requestId } from './pipeline/request-id.js';
import { measureRequests } from './pipeline/request-metrics.js';
import { securityHeaders } from './pipeline/security-headers.js';
import { traceContext } from './pipeline/trace-context.js';
import { uriLimit } from './pipeline/uri-limit.js';
import { validate } from './pipeline/validate.js';
import { contractCheck, type ContractCheck } from './pipeline/validator.js';

/** What an app is made of. Members left out have the defaults of a sandbox. */
export interface AppParts {
  readonly matches: MatchSource;
  /** The leagues and seasons of the matches. Default: none. */
  readonly world?: World;
  readonly logger: Logger;
  readonly check?: ContractCheck;
  readonly readiness?: Readiness;
  readonly registry?: Registry;
  /** Finds accounts by their opaque keys. Default: the demo accounts of the sandbox. */
  readonly accounts?: FindAccount;
  /** How people and machines get signed tokens. Default: the demo accounts log in, with keys in memory. */
  readonly identity?: Identity;
  /** Default: kept in memory. */
  readonly usage?: UsageStore;
  /** Where the buckets of rate limits are. Default: in memory. */
  readonly buckets?: OpenBuckets;
  /** Limits of the demo accounts. Default: those of the standard plan. */
  readonly limits?: RateLimits;
  readonly refusalsPerMinute?: number;
  readonly corsOrigins?: readonly string[];
  readonly trustProxy?: number | readonly string[];
  /** Pieces of the fast path that are switched off. */
  readonly fastPathOff?: SwitchedOff;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

/** Refused tokens an address may send a minute. */
const REFUSALS_PER_MINUTE = 100;

/** Who may call, by keys and by signed tokens. */
interface Access {
  readonly find: FindAccount;
  readonly identity: Identity;
}

function accessOf({ accounts, identity, limits, now = Date.now }: AppParts): Access {
  const find = accounts ?? sandboxAccounts(limits);
  return { find, identity: identity ?? createIdentity(sandboxIdentities(find), { now }) };
}

/** The line every request of the contract runs along. */
function contractLine(parts: AppParts, { find, identity }: Access, timed: TimedAnswer): Router {
  const { matches, world = emptyWorld, usage = usageInMemory(), check = contractCheck(parts.fastPathOff) } = parts;
  const { refusalsPerMinute = REFUSALS_PER_MINUTE, now = Date.now, fastPathOff: off = nothingOff } = parts;
  const { buckets = (limits: RateLimits) => new TokenBuckets(limits, now) } = parts;
  const line = Router();
  line.use(authenticate(accountOfToken(find, identity, off), challenges(`${identity.issuer}${identityPaths.protectedResource}`), refusalsPerMinute));
  line.use(rateLimiter(buckets));
  line.use(body);
  line.use(validate(check, off.has('urls') ? 0 : undefined));
  line.use(quota(usage, now));
  line.use(dispatch({ matches, world, usage, now, timed, sendKept: off.has('answers') ? undefined : sendKept(new KeptAnswers()) }));
  return line;
}

/** The whole server as an Express app, a straight line. **Source**: design section 3. */
export function createApp(parts: AppParts): Express {
  const { logger, readiness = { isReady: () => true }, registry = new Registry(), corsOrigins = [], trustProxy = 0 } = parts;
  const operations = operationHandlers(readiness, registry);
  measureParts(registry, readiness);
  measureCaches(registry);
  const access = accessOf(parts);
  const identity = identityRoutes(access.identity);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', trustProxy);
  app.set('query parser', parseQuery);

  app.use(requestId);
  app.use(traceContext);
  app.use(logRequests(logger));
  app.use(measureRequests(registry, new Set([...operations.keys(), ...identity.paths])));
  app.use(securityHeaders);
  app.use(cors(corsOrigins));
  app.use(uriLimit);
  app.use(headerLimit);
  app.use(compression());
  app.use('/v1', contractLine(parts, access, timedAnswers(registry)));
  app.use(operationRouter(operations));
  app.use(problemDocuments());
  app.use(identity.router);
  app.use(notFound);
  app.use(problemHandler);
  return app;
}
