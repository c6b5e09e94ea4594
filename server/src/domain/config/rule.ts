import type { Variable } from './variable.js';
import type { variables } from './variables.js';

type Variables = typeof variables;

/** The value of every variable. */
export type Values = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/** The resulting configuration, which is frozen. */
export interface Config extends Omit<Values, 'data' | 'state' | 'keysDirectory' | 'hub' | 'memory'> {
  /** Memory budget for all processes of the server together. */
  readonly memoryMegabytes: number;
  readonly dataDirectory: string;
  /** Folder for the state of the server, such as accounts and counts. */
  readonly stateDirectory: string;
  /** Folder to which the documentation is built. */
  readonly hubDirectory: string;
  /** Folder for signing keys. **Empty**: `undefined` if keys are in memory. */
  readonly keysDirectory: string | undefined;
  /** Whether the sandbox world is served because no folder is configured. */
  readonly isSandbox: boolean;
}

/** A rule about several variables, or about their files on this machine. */
export interface Rule {
  /** Variables of the rule. The rule is checked only if all of them are valid. */
  readonly of: readonly (keyof Values)[];
  /** Describes the fault. **Empty**: `undefined` if the rule holds. */
  readonly fault: (config: Config) => string | undefined;
}
