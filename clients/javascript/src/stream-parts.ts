/*
 * What reads streams. The client loads this with its first stream, so it imports nothing that the client has loaded.
 */
export { foldPlayerStatistics, foldSquadStatistics } from './contract/fold-statistics.js';
export { readEvents } from './events.js';
