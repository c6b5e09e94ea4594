import type { Attack } from './attack.js';
import { bodies } from './bodies.js';
import { heads } from './heads.js';
import { redirects } from './redirects.js';
import { targets } from './targets.js';
import { tokens } from './tokens.js';

/** THE attacks that are answered immediately, in order. */
export const attacks: readonly Attack[] = [...bodies, ...targets, ...heads, ...tokens, ...redirects];
