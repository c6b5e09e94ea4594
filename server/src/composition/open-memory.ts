import { getHeapStatistics } from 'node:v8';
import { megabytesOfWorkers, workersWithin } from '@goalsquare/data';
import type { Registry } from 'prom-client';
import type { Config } from '../domain/config.js';
import { divideMemory } from '../domain/memory/memory-parts.js';
import { residentMemory } from '../domain/memory/resident-memory.js';
import { measureBudget } from '../features/operations/state-metrics.js';

const MEGABYTE = 1_048_576;

/** The inputs of the memory budget. */
export type BudgetConfig = Pick<Config, 'memoryMegabytes' | 'processes'>;

/** Returns the memory budget of one process. **Units**: megabytes. */
export const budgetOf = ({ memoryMegabytes, processes }: BudgetConfig): number => memoryMegabytes / processes;

const divide = (budget: number): void => {
  divideMemory({ budget, heapLimit: getHeapStatistics().heap_size_limit / MEGABYTE });
};

/** Divides this process's memory between its parts, measures its use and watches the budget. */
export function openMemory(config: BudgetConfig, registry: Registry): void {
  const budget = budgetOf(config);
  divide(budget);
  measureBudget(registry, budget * MEGABYTE);
  residentMemory.watch(budget * MEGABYTE);
}

/**
 * Returns the number of workers that simulate the sandbox world in the background. If it is above 1, as many more may
 * simulate for waiting callers.
 */
export const simulatorsOf = (config: BudgetConfig): number => workersWithin(budgetOf(config));

/**
 * Reserves memory for simulating workers and divides the rest between the parts. Returns a function that ends the
 * reservation and divides all memory.
 */
export function setAsideForSimulators(config: BudgetConfig): () => void {
  const budget = budgetOf(config);
  divide(Math.max(budget / 2, budget - megabytesOfWorkers(simulatorsOf(config))));
  return () => {
    divide(budget);
  };
}
