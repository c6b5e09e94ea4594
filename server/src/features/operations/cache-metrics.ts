import { Counter, type Registry } from 'prom-client';
import { cacheLookups } from '../../domain/caches.js';

/** Measures hits and misses of the caches of this process. */
export function measureCaches(registry: Registry): void {
  const counter = new Counter<'cache' | 'result'>({
    name: 'goalsquare_cache_lookups_total',
    help: 'Lookups in caches of this process',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect: () => {
      counter.reset();
      for (const [cache, { hit, miss }] of cacheLookups) {
        counter.inc({ cache, result: 'hit' }, hit);
        counter.inc({ cache, result: 'miss' }, miss);
      }
    },
  });
}
