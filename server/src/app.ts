import { emptyWorld, type World } from '@goalsquare/data';
import compression from 'compression';
import express, { Router, type Express } from 'express';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { defaultLimits, type FindAccount, type RateLimits } from './accounts/account.js';
import { sandboxAccounts } from './accounts/sandbox.js';
import { usageInMemory } from './accounts/usage-in-memory.js';
import type { UsageStore } from './accounts/usage.js';
import type { MatchSource } from './match-source.js';
import { operationHandlers, operationRouter, type Readiness } from './operations/router.js';
import { authenticate } from './pipeline/authenticate.js';
import { body } from './pipeline/body.js';
import { cors } from './pipeline/cors.js';
import { dispatch } from './pipeline/dispatch.js';
import { logRequests } from './pipeline/log.js';
import { notFound, problemHandler } from './pipeline/problem-handler.js';
import { parseQuery } from './pipeline/query-parser.js';
import { quota } from './pipeline/quota.js';
import { rateLimiter } from './pipeline/rate-limit.js';
import { requestId } from './pipeline/request-id.js';
import { measureRequests } from './pipeline/request-metrics.js';
import { securityHeaders } from './pipeline/security-headers.js';
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
  readonly accounts?: FindAccount;
  /** Default: kept in memory. */
  readonly usage?: UsageStore;
  readonly limits?: RateLimits;
  readonly refusalsPerMinute?: number;
  readonly corsOrigins?: readonly string[];
  readonly trustProxy?: number | readonly string[];
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

/** Refused tokens an address may send a minute. */
const REFUSALS_PER_MINUTE = 100;

/** The line every request of the contract runs along. */
function contractLine(parts: AppParts): Router {
  const { matches, world = emptyWorld, accounts, usage = usageInMemory(), check = contractCheck() } = parts;
  const { limits = defaultLimits, refusalsPerMinute = REFUSALS_PER_MINUTE, now = Date.now } = parts;
  const line = Router();
  line.use(authenticate(accounts ?? sandboxAccounts(limits), refusalsPerMinute));
  line.use(rateLimiter(limits, now));
  line.use(body);
  line.use(validate(check));
  line.use(quota(usage, now));
  line.use(dispatch({ matches, world, usage, now }));
  return line;
}

/** The whole server as an Express app, a straight line. **Source**: design section 3. */
export function createApp(parts: AppParts): Express {
  const { logger, readiness = { isReady: () => true }, registry = new Registry(), corsOrigins = [], trustProxy = 0 } = parts;
  const operations = operationHandlers(readiness, registry);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', trustProxy);
  app.set('query parser', parseQuery);

  app.use(requestId);
  app.use(logRequests(logger));
  app.use(measureRequests(registry, new Set(operations.keys())));
  app.use(securityHeaders);
  app.use(cors(corsOrigins));
  app.use(uriLimit);
  app.use(compression());
  app.use(operationRouter(operations));
  app.use('/v1', contractLine(parts));
  app.use(notFound);
  app.use(problemHandler);
  return app;
}
