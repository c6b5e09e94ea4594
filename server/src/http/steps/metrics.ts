import { performance } from 'node:perf_hooks';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Route } from '../contract/routes.js';
import type { Step } from '../pipeline/run-steps.js';
import { operatorTemplate } from '../contract/operator-paths.js';
import { isPermalinkPath, PERMALINK_ROUTE } from '../../domain/permalink-path.js';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'QUERY', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);
const buckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const MILLISECONDS = 1000;

export function routeName(path: string, route: Route | undefined, operationPaths: ReadonlySet<string>): string {
  if (route !== undefined) return route.template;
  if (isPermalinkPath(path)) return PERMALINK_ROUTE;
  return operatorTemplate(path) ?? (operationPaths.has(path) ? path : 'unmatched');
}

/**
 * Measures how long responses take, by route template, and the number of requests in progress.
 * **Units**: seconds. **Source**: OpenTelemetry names for HTTP servers.
 */
export class RequestMetrics {
  readonly #durations;
  #active = 0;

  constructor(registry: Registry) {
    this.#durations = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Time to answer HTTP requests',
      labelNames: ['http_request_method', 'http_route', 'http_response_status_code'] as const,
      buckets,
      registers: [registry],
    });
    const active: Gauge = new Gauge({
      name: 'http_server_active_requests',
      help: 'HTTP requests in progress',
      registers: [registry],
      collect: () => {
        active.set(this.#active);
      },
    });
  }

  /** Returns the current time, which `end` expects as the start. **Units**: milliseconds of the process. */
  now(): number {
    return performance.now();
  }

  /** Counts a request that begins. */
  begin(): void {
    this.#active += 1;
  }

  /** Records a request whose response was sent or whose client disconnected. */
  end(began: number, method: string, route: string, status: number): void {
    this.#active -= 1;
    this.#durations.observe(
      {
        http_request_method: methods.has(method) ? method : '_OTHER',
        http_route: route,
        http_response_status_code: status,
      },
      (performance.now() - began) / MILLISECONDS,
    );
  }
}

/** Returns a step that measures every request. Unknown paths outside `operationPaths` are counted as `unmatched`. */
export const measureRequests =
  (metrics: RequestMetrics, operationPaths: ReadonlySet<string>): Step =>
  ({ req: { method }, res, path, route }) => {
    const began = metrics.now();
    metrics.begin();
    res.on('close', () => {
      metrics.end(began, method, routeName(path, route, operationPaths), res.statusCode);
    });
  };
