import type { Variable } from './variable.js';
import type { variables } from './variables.js';

type Variables = typeof variables;

/** The value of every variable. */
export type Values = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/** What variables have to be together: `isKept` of values that are each allowed, and what to say where it is not. */
export interface Rule {
  readonly isKept: (values: Values) => boolean;
  readonly fault: string;
}
