import { expect } from 'chai';
import { Registry } from 'prom-client';
import { measureProcess } from '../../../src/features/operations/process-metrics.js';

describe('metrics of the process', () => {
  it('end with _total if they are counters, and only then', async () => {
    const registry = new Registry();
    measureProcess(registry);
    const metrics = await registry.getMetricsAsJSON();
    expect(metrics.map(({ name }) => name)).to.include('nodejs_active_handles');
    for (const { name, type } of metrics)
      expect(name.endsWith('_total'), `${name} ${String(type)}`).to.equal(String(type) === 'counter');
  });
});
