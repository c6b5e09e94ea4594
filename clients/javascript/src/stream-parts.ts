/* Reads streams. The client loads this module with the first one, so it imports nothing that is already loaded. */
export { foldForecast } from './contract/fold-forecast.js';
export { foldPlayerStatistics, foldSquadStatistics } from './contract/fold-statistics.js';
export { readEvents } from './events.js';
export { watched } from './watched.js';
