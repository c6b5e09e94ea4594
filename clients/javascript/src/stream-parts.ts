/* Reads streams. The client loads this module with its first stream. It must not import already loaded modules. */
export { foldForecast } from './contract/fold-forecast.js';
export { foldPlayerStatistics, foldSquadStatistics } from './contract/fold-statistics.js';
export { readEvents } from './events.js';
export { watched } from './watched.js';
