import type { NamedProgram } from '../dev/named-programs.js';
import { built } from '../release/built.js';

/** THE measurements and long runs. */
export const measures: readonly NamedProgram[] = [
  { name: 'loop', run: () => import('./loop.js') },
  { name: 'memory', needs: [built], run: () => import('./memory.js') },
  { name: 'soak', run: () => import('./soak.js') },
  { name: 'replicas', run: () => import('./replicas.js') },
  { name: 'live-replicas', run: () => import('./live-replicas.js') },
  { name: 'crash', run: () => import('./crash.js') },
  { name: 'damage', run: () => import('./damage.js') },
  { name: 'distributions', run: () => import('./distributions.js') },
  { name: 'world', run: () => import('../check/world.js') },
  { name: 'mutations', run: () => import('./mutations.js') },
  { name: 'fuzz', run: () => import('./fuzz.js') },
  { name: 'attack', run: () => import('./attack.js') },
  { name: 'walk', run: () => import('./walk.js') },
];
