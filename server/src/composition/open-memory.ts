import { getHeapStatistics } from 'node:v8';
import type { Registry } from 'prom-client';
import type { Config } from '../domain/config.js';
import { limitGarbage } from '../domain/memory/limit-garbage.js';
import { divideMemory } from '../domain/memory/memory-parts.js';
import { measureBudget } from '../features/operations/state-metrics.js';

const MEGABYTE = 1_048_576;

/** Divides the memory of this process between its parts, and measures its budget. */
export function openMemory({ memoryMegabytes, processes }: Config, registry: Registry): void {
  const budget = memoryMegabytes / processes;
  limitGarbage(budget);
  divideMemory({ budget, heapLimit: getHeapStatistics().heap_size_limit / MEGABYTE });
  measureBudget(registry, budget * MEGABYTE);
}
