import { identityRules } from './identity-rules.js';
import { processRules } from './process-rules.js';
import type { Rule } from './rule.js';

/** Every rule that concerns more than one variable. */
export const rules: readonly Rule[] = [...identityRules, ...processRules];
