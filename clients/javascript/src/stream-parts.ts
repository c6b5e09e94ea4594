/*
 * Reads streams. The client loads this module with its first stream, so it imports nothing that the client has loaded.
 */
export { foldForecast } from './contract/fold-forecast.js';
export { foldPlayerStatistics, foldSquadStatistics } from './contract/fold-statistics.js';
export { readEvents } from './events.js';
export { watched } from './watched.js';
