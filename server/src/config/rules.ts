import type { Config } from '../config.js';

/** What variables have to be together: `isKept` of a configuration whose variables are each allowed, and what to say where it is not. */
export interface Rule {
  readonly isKept: (config: Config) => boolean;
  readonly fault: string;
}

/** Every rule that concerns more than one variable. */
export const rules: readonly Rule[] = [];
