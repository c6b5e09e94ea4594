/*
 * Resolves names. The client loads this module when a name is first used, so it imports nothing that the client has
 * already loaded. Unknown names are returned, for the client to throw.
 */
export { chosenByName, type NamedThing } from './choose.js';
export { chosenMatch, matchNameOf, matchText, whenOf } from './matches.js';
export { metricCodes } from './metrics.js';
