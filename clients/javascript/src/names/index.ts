/*
 * Resolves names. The client loads this module when a name is first used. It must not import modules that the client
 * has already loaded. It returns unknown names, for the client to throw.
 */
export { chosenByName, type NamedThing } from './choose.js';
export { chosenMatch, matchNameOf, matchText, whenOf } from './matches.js';
export { metricCodes } from './metrics.js';
