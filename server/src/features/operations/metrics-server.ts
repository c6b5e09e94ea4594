import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Path at which Prometheus reads metrics. */
export const METRICS_PATH = '/metrics';

/**
 * Returns a separate server for metrics, because the public port must not serve them. It serves nothing but `/metrics`,
 * and does not listen yet.
 */
export function metricsServer(registry: Pick<Registry, 'contentType' | 'metrics'>): Server {
  return createServer((req, res) => {
    const end = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): void => {
      res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
      res.end(text);
    };
    if (req.url !== METRICS_PATH) end(404, `There is only ${METRICS_PATH} here.\n`);
    else if (req.method !== 'GET' && req.method !== 'HEAD') end(405, 'Use GET or HEAD.\n', { Allow: 'GET, HEAD' });
    else
      registry.metrics().then(
        (text) => {
          end(200, text, { 'Content-Type': registry.contentType });
        },
        () => {
          end(500, 'The metrics could not be collected.\n');
        },
      );
  });
}
