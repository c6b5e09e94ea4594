import type { Logger } from 'pino';
import type { Deprecations } from './contract/deprecations.js';
import type { ContractCheck } from './pipeline/validator.js';
import { announceDeprecations } from './steps/announce-deprecations.js';
import { authenticate, type Authentication } from './steps/authenticate.js';
import { readJsonBody } from './steps/body.js';
import { cors, type CorsRules } from './steps/cors.js';
import { gate, resolve } from './steps/resolve.js';
import { securityHeaders } from './steps/headers.js';
import { passAccountPaths, passOtherPaths } from './steps/pass-paths.js';
import { logRequests } from './steps/log.js';
import { measureRequests, type RequestMetrics } from './steps/metrics.js';
import { checking, quota, type Quotas } from './steps/quota.js';
import { rateLimit, type RateLimiters } from './steps/rate-limit.js';
import { requestId } from './steps/request-id.js';
import { respond, type ResponseServices } from './steps/respond.js';
import { headerLimit, uriLimit } from './steps/size-limits.js';
import { recall, validate, type CheckedCalls } from './steps/validate.js';
import { inTurn, type Step } from './pipeline/run-steps.js';
import type { ExtensionEndpoints } from './pipeline/extensions.js';
import type { Services } from './pipeline/services.js';

/** Services that the steps use. */
export interface PipelineParts {
  readonly logger: Logger;
  readonly metrics: RequestMetrics;
  /** Paths outside the contract that keep their own route label in metrics. */
  readonly operationPaths: ReadonlySet<string>;
  readonly corsRules: CorsRules;
  /** Whether the Model Context Protocol is served. */
  readonly isMcpServed: boolean;
  /** Sets the account and call of an opened permalink. */
  readonly openPermalink: Step;
  readonly authentication: Authentication;
  readonly limiters: RateLimiters;
  readonly check: ContractCheck;
  readonly checkedCalls: CheckedCalls;
  readonly deprecations: Deprecations;
  readonly quotas: Quotas;
  readonly extensions: ExtensionEndpoints;
  readonly services: Services;
  readonly responding: ResponseServices;
}

/** The steps of a request, in order. **Source**: ADR 32. */
export const requestSteps = (parts: PipelineParts): readonly Step[] => [
  requestId,
  logRequests(parts.logger),
  measureRequests(parts.metrics, parts.operationPaths),
  securityHeaders,
  cors(parts.corsRules),
  uriLimit,
  headerLimit,
  passOtherPaths(parts.isMcpServed),
  parts.openPermalink,
  authenticate(parts.authentication),
  recall(parts.checkedCalls),
  rateLimit(parts.limiters, parts.quotas),
  passAccountPaths,
  checking(parts.quotas, readJsonBody),
  checking(parts.quotas, validate(parts.check, parts.checkedCalls)),
  announceDeprecations(parts.deprecations),
  quota(parts.quotas),
  inTurn(resolve(parts.services, parts.extensions)),
  gate,
  respond(parts.responding),
];
