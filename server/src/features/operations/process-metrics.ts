import { collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * Gauges whose names end like those of counters. Gauges by type, such as `nodejs_active_handles`, contain the same
 * values.
 */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/**
 * Measures the process: memory, event loop and garbage collection. **Source**: the rules of `promtool check metrics`.
 */
export function measureProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
}
