import { MemoryPart } from '@goalsquare/data';
import express, { type Express } from 'express';
import { contractDocument } from '@goalsquare/openapi';
import { Registry } from 'prom-client';
import type { RequestAudit } from '../features/audit/request-audit.js';
import { downloadsRouter } from '../features/downloads/downloads-router.js';
import { siteRoutes } from '../features/hub/site-file.js';
import { hubFallback, hubFiles, profilesOfServer } from '../features/hub/hub-steps.js';
import { waitingPage } from '../features/hub/waiting-page.js';
import { paths as identityPaths } from '../features/identity/metadata.js';
import { identityRoutes } from '../features/identity/router.js';
import { mcpRouter, type McpParts } from '../features/mcp/mcp-router.js';
import { measureCaches, measureMemory, measureParts } from '../features/operations/state-metrics.js';

import { problemDocuments } from '../features/operations/problem-documents.js';
import { countProblems, refusedWrites } from '../features/operations/problem-metrics.js';
import { operationHandlers, operationRouter } from '../features/operations/router.js';
import { operatorRouter } from '../features/operator/operator-router.js';
import { PERMALINKS_PER_ACCOUNT } from '../features/permalinks/permalink-operations.js';
import { permalinkCall } from '../features/permalinks/permalink-call.js';
import { embedPages } from '../features/permalinks/embed-page.js';
import { openPermalink } from '../features/permalinks/open-permalink.js';
import { memoryPermalinkStore } from '../features/permalinks/memory-permalink-store.js';
import { accountOfToken } from '../features/identity/account-of-token.js';
import { challenges } from '../http/steps/bearer-strategy.js';
import { VerifiedTokenCache } from '../http/steps/authenticate.js';
import { trustProxies } from '../http/limits/address.js';
import { limitRefusals } from '../http/limits/limit-addresses.js';
import { MCP_PATH } from '../http/contract/mcp-path.js';
import { Deprecations } from '../http/contract/deprecations.js';
import { measureResponses } from '../http/pipeline/response-metrics.js';
import { CachedResponder } from '../http/pipeline/cached-responder.js';
import { compressing } from '../http/pipeline/compression.js';
import { notFound, problemHandler } from '../http/pipeline/problem-handler.js';
import { parseQuery } from '../http/pipeline/query-parser.js';
import { requestSteps, type PipelineParts } from '../http/request-steps.js';
import { ResponseCache } from '../http/pipeline/response-cache.js';
import { tracedSteps } from '../http/steps/trace.js';
import { hostSteps } from '../http/pipeline/run-steps.js';
import { everyMemory } from '../http/pipeline/step-memory.js';
import { contractCheck } from '../http/pipeline/validator.js';
import { CorsRules } from '../http/steps/cors.js';
import { RequestMetrics } from '../http/steps/metrics.js';
import { checkedCalls } from '../http/steps/validate.js';
import type { AppParts } from './app-parts.js';
import { auditOf, extensionEndpoints } from './extension-endpoints.js';
import { requestServices, type RequestServices } from './request-services.js';

/** Maximum number of rejected tokens per minute from one IP address. The same number applies to wrong permalinks. */
export const REFUSALS_PER_MINUTE = 100;

/** Returns a function that records the actions of operators, and counts those that failed or were refused. */
function operatorAudit(parts: AppParts, registry: Registry): RequestAudit {
  const [audit, count] = [auditOf(parts), refusedWrites(registry)];
  return (req, entry) => {
    audit(req, entry);
    if (entry.result !== 'done') count(entry.result);
  };
}

/** Returns the services of the steps that run for every request. */
function pipelineParts(
  parts: AppParts,
  shared: RequestServices,
): Omit<PipelineParts, 'metrics' | 'operationPaths' | 'responding'> {
  const { logger, corsOrigins = [], check = contractCheck(), memories = everyMemory } = parts;
  const { refusalsPerMinute: perMinute = REFUSALS_PER_MINUTE } = parts;
  const { permalinks: store = memoryPermalinkStore(), permalinksPerAccount: limit = PERMALINKS_PER_ACCOUNT } = parts;
  const { now, identity, accounts, buckets, limiters, quotas, services } = shared;
  const find = accountOfToken(accounts, identity, memories.has('callers'));
  const callOf = permalinkCall(check);
  const links = { store, callOf, origin: identity.issuer, limit, now, services };
  const refusals = (what: 'tokens' | 'permalinks') => limitRefusals(what, perMinute, { buckets, now });
  return {
    logger,
    corsRules: new CorsRules(corsOrigins),
    isMcpServed: parts.mcp === 'on',
    openPermalink: openPermalink({
      store,
      accounts: identity.accounts,
      callOf,
      limitRefusals: refusals('permalinks'),
      now,
    }),
    authentication: {
      find,
      callers: new VerifiedTokenCache(find, memories.has('callers') ? undefined : 0),
      limitRefusals: refusals('tokens'),
      challenges: challenges(`${identity.issuer}${identityPaths.protectedResource}`),
    },
    limiters,
    check,
    deprecations: parts.deprecations ?? new Deprecations(contractDocument),
    checkedCalls: checkedCalls(memories.has('calls') ? undefined : new MemoryPart('requests', 0)),
    quotas,
    extensions: extensionEndpoints(parts, shared, { find, check, links }),
    services,
  };
}

/** Returns the services of the Model Context Protocol endpoint. */
const mcpParts = (
  app: Express,
  { logger }: AppParts,
  { identity }: RequestServices,
  { corsRules }: Pick<PipelineParts, 'corsRules'>,
): McpParts => ({
  app,
  origin: identity.issuer,
  corsRules,
  failed: (error) => {
    logger.warn({ err: error }, 'a request of an assistant failed');
  },
});

/** Creates the server as an Express app: the request steps, then handlers for the requests that the steps pass on. */
export function createApp(parts: AppParts): Express {
  const {
    readiness = { isReady: () => true },
    registry = new Registry(),
    trustProxy = 0,
    hub,
    isSandbox = true,
    site = { site: { sandbox: isSandbox } },
    live,
    releaseFolder,
  } = parts;
  const { memories = everyMemory } = parts;
  const operations = operationHandlers(readiness, parts.publicUrl);
  measureParts(registry, readiness);
  measureCaches(registry);
  measureMemory(registry);
  const shared = requestServices(parts);
  const identity = identityRoutes(shared.identity);
  const mcpPaths = parts.mcp === 'on' ? [MCP_PATH] : [];
  const operationPaths = new Set([...operations.keys(), ...identity.paths, ...mcpPaths]);
  const pipeline = pipelineParts(parts, shared);
  const steps = requestSteps({
    ...pipeline,
    metrics: new RequestMetrics(registry),
    operationPaths,
    responding: {
      timed: measureResponses(registry),
      cached: memories.has('responses') ? new CachedResponder(new ResponseCache()) : undefined,
    },
  });
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  trustProxies(app, trustProxy);
  app.set('query parser', parseQuery);
  app.use(hostSteps(tracedSteps(steps, parts.tracing, operationPaths)));
  app.use(operatorRouter({ live, audit: operatorAudit(parts, registry), now: shared.now }));
  if (parts.mcp === 'on') app.use(mcpRouter(mcpParts(app, parts, shared, pipeline)));
  if (hub !== undefined && !isSandbox) app.use(profilesOfServer);
  if (hub !== undefined) {
    const files = hubFiles(hub, (path) => operations.has(path), parts.publicUrl);
    app.use(siteRoutes(site, parts.dataUpdated ?? (() => undefined)), files);
  }
  const waiting = hub === undefined ? [] : [waitingPage(hub, readiness)];
  if (releaseFolder !== undefined) app.use(downloadsRouter(releaseFolder, waiting));
  app.use(compressing);
  app.use(operationRouter(operations));
  app.use(problemDocuments(), embedPages());
  app.use(identity.router);
  if (hub !== undefined) app.use(hubFallback(hub, readiness));
  app.use(notFound);
  app.use(countProblems(registry));
  app.use(problemHandler);
  return app;
}
