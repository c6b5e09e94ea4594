import { lowerMen } from './lower-men-parameters.js';
import { men } from './men-parameters.js';
import { women } from './women-parameters.js';

/** The parameters of the simulator for one kind of play. */
export type Parameters = typeof men;

/** The parameters of the simulator, by the kind of play. */
export const parameters = { men, lowerMen, women } as const satisfies Readonly<Record<string, Parameters>>;
