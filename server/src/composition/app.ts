import express, { Router, type Express, type RequestHandler } from 'express';
import { Registry } from 'prom-client';
import { challenges } from '../http/auth/challenges.js';
import { paths as identityPaths } from '../features/identity/metadata.js';
import { identityRoutes } from '../features/identity/router.js';
import { windowsInMemory } from '../http/limits/windows.js';
import { metricModels } from '../features/models/metric-models.js';
import { eventOperations } from '../features/events/event-operations.js';
import { liveTopics } from '../features/events/live-topics.js';
import { OpenStreams } from '../features/events/open-streams.js';
import { streamMetrics } from '../features/events/stream-metrics.js';
import { processTimers } from '../features/events/timers.js';
import { knownStep, type KnownStep, type KnownStepParts } from '../http/fast-path/known-step.js';
import { KNOWN_STEP } from '../http/listener/http-server.js';
import { hubElsewhere, hubFiles } from '../features/hub/hub-steps.js';
import { problemDocuments } from '../features/operations/problem-documents.js';
import { measureCaches } from '../features/operations/cache-metrics.js';
import { measureParts } from '../features/operations/part-metrics.js';
import { operationHandlers, operationRouter } from '../features/operations/router.js';
import { callOfLink } from '../features/permalinks/call-of-link.js';
import { operatorLine } from '../features/operator/operator-line.js';
import { openPermalink } from '../features/permalinks/open-link.js';
import { permalinkOperations, PERMALINKS_PER_ACCOUNT } from '../features/permalinks/permalink-operations.js';
import { permalinksInMemory } from '../features/permalinks/permalinks-in-memory.js';
import { timedAnswers } from '../http/pipeline/answer-metrics.js';
import type { Answering } from '../http/pipeline/answer.js';
import { authenticate } from '../http/pipeline/authenticate.js';
import { body } from '../http/pipeline/body.js';
import { cors, CorsRules } from '../http/pipeline/cors.js';
import { dispatch } from '../http/pipeline/dispatch.js';
import { headerLimit } from '../http/pipeline/header-limit.js';
import { logRequests } from '../http/pipeline/log.js';
import { compressing } from '../http/pipeline/may-compress.js';
import { notFound, problemHandler } from '../http/pipeline/problem-handler.js';
import { parseQuery } from '../http/pipeline/query-parser.js';
import { quota } from '../http/pipeline/quota.js';
import { rateLimiter } from '../http/pipeline/rate-limit.js';
import { requestId } from '../http/pipeline/request-id.js';
import { measureRequests, RequestMetrics } from '../http/pipeline/request-metrics.js';
import { securityHeaders } from '../http/pipeline/security-headers.js';
import { traceContext } from '../http/pipeline/trace-context.js';
import { uriLimit } from '../http/pipeline/uri-limit.js';
import { validate } from '../http/pipeline/validate.js';
import { replayOperations } from '../features/replay/replay-operations.js';
import { sharedParts, type SharedParts } from './shared-parts.js';
import type { AppParts } from './app-parts.js';

/** Refused tokens an address may send a minute. */
export const REFUSALS_PER_MINUTE = 100;

/** Answers by streams of events. */
function events(
  {
    logger,
    registry,
    streams = new OpenStreams(registry && { metrics: streamMetrics(registry) }),
    timers = processTimers,
  }: AppParts,
  { knowledge, find }: SharedParts,
): RequestHandler {
  const failed = (error: unknown): void => {
    logger.error({ err: error }, 'events could not be told');
  };
  return eventOperations({ knowledge, topics: liveTopics(knowledge.matches, failed), streams, timers, find, failed });
}

/** The line every request of the contract runs along, and every permalink that is opened. */
function contractLine(parts: AppParts, shared: SharedParts, answering: Answering): Router {
  const { off, now, find, callers, identity, limiters, quotas, check, checked, knowledge, replaying } = shared;
  const { refusalsPerMinute: perMinute = REFUSALS_PER_MINUTE, windows = windowsInMemory, live } = parts;
  const { permalinks: store = permalinksInMemory(), permalinksPerAccount: limit = PERMALINKS_PER_ACCOUNT } = parts;
  const callOf = callOfLink(check);
  const refusals = { perMinute, windows };
  const line = Router({ caseSensitive: true, strict: true });
  const authenticated = authenticate({
    find,
    callers,
    refusals,
    challenges: challenges(`${identity.issuer}${identityPaths.protectedResource}`),
  });
  const limited = rateLimiter(limiters, off.has('limits') ? 'by middleware' : 'directly');
  line.use(authenticated);
  line.use(limited);
  line.use(body);
  line.use(validate(check, checked));
  line.use(quota(quotas, off.has('limits') ? 'by waiting' : 'directly'));
  line.use(permalinkOperations({ store, callOf, origin: identity.issuer, limit, now }));
  line.use(replayOperations(replaying));
  line.use(metricModels());
  line.use(events(parts, shared));
  line.use(dispatch(knowledge, answering));
  return Router({ caseSensitive: true, strict: true })
    .use('/q', openPermalink({ store, accounts: identity.accounts, callOf, refusals, now }))
    .use(['/v1', '/q'], line)
    .use(operatorLine({ before: [authenticated, limited], live }));
}

/** The step before the row, where none of the pieces it stands on is switched off. */
const firstStep = (
  { callers, requests, ...shared }: SharedParts,
  row: Pick<KnownStepParts, 'answering' | 'cors' | 'logger' | 'metrics'>,
): KnownStep | undefined => callers && requests && knownStep({ ...shared, ...row, callers, requests });

/** The whole server as an Express app, a straight line. **Source**: design section 3. */
export function createApp(parts: AppParts): Express {
  const {
    logger,
    readiness = { isReady: () => true },
    registry = new Registry(),
    corsOrigins = [],
    trustProxy = 0,
    hub,
  } = parts;
  const operations = operationHandlers(readiness);
  measureParts(registry, readiness);
  measureCaches(registry);
  const shared = sharedParts(parts);
  const identity = identityRoutes(shared.identity);
  const answering = { timed: timedAnswers(registry), kept: shared.kept };
  const rules = new CorsRules(corsOrigins);
  const metrics = new RequestMetrics(registry);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.set('trust proxy', trustProxy);
  app.set('query parser', parseQuery);
  app.set(KNOWN_STEP, firstStep(shared, { answering, cors: rules, logger, metrics }));

  app.use(requestId);
  app.use(traceContext);
  app.use(logRequests(logger));
  app.use(measureRequests(metrics, new Set([...operations.keys(), ...identity.paths])));
  app.use(securityHeaders(shared.off.has('headers') ? 'anew' : 'once'));
  app.use(cors(rules));
  app.use(uriLimit);
  app.use(headerLimit);
  app.use(contractLine(parts, shared, answering));
  if (hub !== undefined) app.use(hubFiles(hub));
  app.use(compressing);
  app.use(operationRouter(operations));
  app.use(problemDocuments());
  app.use(identity.router);
  if (hub !== undefined) app.use(hubElsewhere(hub));
  app.use(notFound);
  app.use(problemHandler);
  return app;
}
