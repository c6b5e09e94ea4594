import type { Variable } from './variable.js';
import type { variables } from './variables.js';

type Variables = typeof variables;

/** The value of every variable. */
export type Values = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/** Everything the environment decides. Frozen. */
export interface Config extends Omit<Values, 'data' | 'state' | 'keysDirectory' | 'hub' | 'memory'> {
  /** The memory of the server, all processes together. */
  readonly memoryMegabytes: number;
  readonly dataDirectory: string;
  /** Where accounts and counts are. */
  readonly stateDirectory: string;
  /** Where the documentation is built. */
  readonly hubDirectory: string;
  /** Where the keys lie. **Empty**: `undefined` for in memory. */
  readonly keysDirectory: string | undefined;
  /** Whether the sandbox world is served, since no folder was named. */
  readonly isSandbox: boolean;
}

/** What variables whose values are each allowed have to be together, or on this machine. */
export interface Rule {
  /** The variables it is about: it is asked where each of them has a value that is allowed. */
  readonly of: readonly (keyof Values)[];
  /** What is wrong. **Empty**: `undefined` for nothing. */
  readonly fault: (config: Config) => string | undefined;
}
