import type { RequestHandler } from 'express';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../contract/routes.js';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);
const buckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures how long answers take, by route template, and how many requests are under way.
 * **Units**: seconds. **Source**: OpenTelemetry names for HTTP servers.
 */
export function measureRequests(registry: Registry, operationPaths: ReadonlySet<string>): RequestHandler {
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time to answer HTTP requests',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'] as const,
    buckets,
    registers: [registry],
  });
  const active = new Gauge({ name: 'http_server_active_requests', help: 'HTTP requests under way', registers: [registry] });
  return (req, res, next) => {
    const stop = durations.startTimer();
    const { path } = req;
    active.inc();
    res.once('close', () => {
      active.dec();
      stop({
        http_request_method: methods.has(req.method) ? req.method : '_OTHER',
        http_route: routeOf(path)?.route.template ?? (operationPaths.has(path) ? path : 'unmatched'),
        http_response_status_code: res.statusCode,
      });
    });
    next();
  };
}
