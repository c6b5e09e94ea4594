import type { NamedProgram } from '../dev/named-programs.js';
import { built } from '../release/built.js';
import { java, pythonReaders } from '../check/readers/install.js';
import { runScenario } from './run-scenario.js';

/** The measurements and long runs. */
export const measures: readonly NamedProgram[] = [
  { name: 'loop', needs: [built], run: async () => runScenario((await import('./loop.js')).loop) },
  { name: 'memory', needs: [built], run: async () => runScenario((await import('./memory.js')).memory) },
  { name: 'soak', needs: [built], run: async () => runScenario((await import('./soak.js')).soak) },
  { name: 'replicas', run: async () => runScenario((await import('./replicas.js')).replicas) },
  { name: 'live-replicas', run: async () => runScenario((await import('./live-replicas.js')).liveReplicas) },
  { name: 'forecast', run: () => import('../../data/forecast-fit/run.js') },
  { name: 'distributions', run: () => import('../../data/simulator/calibration/run.js') },
  { name: 'world', run: () => import('../check/world.js') },
  { name: 'mutations', run: () => import('./mutations.js') },
  { name: 'import-fuzz', run: async () => runScenario((await import('./import-fuzz.js')).importFuzz) },
  { name: 'attack', run: async () => runScenario((await import('./attack.js')).attack) },
  { name: 'spark', needs: [java, pythonReaders], run: () => import('./spark.js') },
];
