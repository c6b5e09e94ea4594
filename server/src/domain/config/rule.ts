import type { Variable } from './variable.js';
import type { variables } from './variables.js';

type Variables = typeof variables;

/** The value of every variable. */
export type Values = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/** The configuration that follows from the environment. Frozen. */
export interface Config extends Omit<Values, 'data' | 'state' | 'keysDirectory' | 'hub' | 'memory'> {
  /** Memory budget of the server, for all processes together. */
  readonly memoryMegabytes: number;
  readonly dataDirectory: string;
  /** Folder of accounts and counts. */
  readonly stateDirectory: string;
  /** Folder in which the documentation is built. */
  readonly hubDirectory: string;
  /** Folder of the signing keys. **Empty**: `undefined` if they are in memory. */
  readonly keysDirectory: string | undefined;
  /** Whether the sandbox world is served because no folder is configured. */
  readonly isSandbox: boolean;
}

/** A rule that combines several variables, or checks them on this machine. */
export interface Rule {
  /** The variables that it concerns. The rule is checked if the value of each is valid. */
  readonly of: readonly (keyof Values)[];
  /** Returns what is wrong. **Empty**: `undefined` if nothing is. */
  readonly fault: (config: Config) => string | undefined;
}
