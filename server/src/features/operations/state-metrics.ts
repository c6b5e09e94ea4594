import type { MemoryPart } from '@goalsquare/data';
import { Gauge, type Registry } from 'prom-client';
import { cacheLookups } from '../../domain/caches.js';
import type { StateDisk } from '../../domain/state/state-disk.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { Readiness } from './readiness.js';
import { addGauge, addCounter } from '../../http/pipeline/gauges.js';

/** Measures whether each part of the server is degraded or unready: 1 if it is, 0 if it is ready. */
export function measureParts(registry: Registry, { states }: Readiness): void {
  const impaired = {
    name: 'goalsquare_part_impaired',
    help: '1 for a part of the server that is degraded or unready, 0 otherwise',
    labelNames: ['part', 'state'],
    aggregator: 'max',
  } as const;
  addGauge(registry, impaired, (gauge) => {
    for (const [part, state] of states?.() ?? []) {
      gauge.set({ part, state: 'degraded' }, state !== 'ready' && 'degraded' in state ? 1 : 0);
      gauge.set({ part, state: 'unready' }, state !== 'ready' && 'unready' in state ? 1 : 0);
    }
  });
}

/** Counts failed and refused writes to the state folder. */
export function measureRefusedWrites(registry: Registry, disk: Pick<StateDisk, 'refused'>): void {
  const writes = {
    name: 'goalsquare_state_refused_writes_total',
    help: 'Failed and refused writes to the state folder, by part and cause',
    labelNames: ['part', 'cause'],
  } as const;
  addCounter(registry, writes, (counter) => {
    for (const { part, cause, count } of disk.refused()) counter.inc({ part, cause }, count);
  });
}

/** Measures cache hits and misses of this process. */
export function measureCaches(registry: Registry): void {
  const lookups = {
    name: 'goalsquare_cache_lookups_total',
    help: 'Lookups in caches of this process',
    labelNames: ['cache', 'result'],
  } as const;
  addCounter(registry, lookups, (counter) => {
    for (const [cache, { hit, miss }] of cacheLookups) {
      counter.inc({ cache, result: 'hit' }, hit);
      counter.inc({ cache, result: 'miss' }, miss);
    }
  });
}

/** Reports the memory budget of this process. **Units**: bytes. */
export function measureBudget(registry: Registry, bytes: number): void {
  new Gauge({
    name: 'goalsquare_memory_budget_bytes',
    help: 'Memory that the server may use, as set by MEMORY_MB',
    registers: [registry],
  }).set(bytes);
}

/** Measures the parts of this process's memory budget: their use, limits and evictions. */
export function measureMemory(registry: Registry): void {
  const gauge = (name: string, help: string, valueOf: (part: MemoryPart) => number): void => {
    addGauge(registry, { name, help, labelNames: ['part'] }, (made) => {
      for (const part of Object.values(memoryParts)) made.set({ part: part.name }, valueOf(part));
    });
  };
  gauge('goalsquare_memory_bytes', 'Estimated memory of a part of this process', ({ bytes }) => bytes);
  gauge('goalsquare_memory_limit_bytes', 'Memory that a part of this process may use', ({ limit }) => limit);
  const evicted = {
    name: 'goalsquare_memory_evictions_total',
    help: 'Entries evicted because their part of the memory was full',
    labelNames: ['part'],
  } as const;
  addCounter(registry, evicted, (counter) => {
    for (const { name, evictions } of Object.values(memoryParts)) counter.inc({ part: name }, evictions);
  });
}
