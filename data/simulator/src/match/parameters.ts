import { men } from './men-parameters.js';
import { women } from './women-parameters.js';

/** Parameters of the simulator. */
export type Parameters = typeof men;

/** THE parameters of the simulator, by competition. */
export const parameters: Readonly<Record<'men' | 'women', Parameters>> = { men, women };
