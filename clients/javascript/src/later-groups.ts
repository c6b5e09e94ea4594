/*
 * Groups of methods that few programs call. The client loads this module with the first of them, so it imports nothing
 * that the client has loaded.
 */
export { Corrections } from './corrections.js';
export { Datasets } from './datasets.js';
export { Forecasts } from './forecasts.js';
export { Permalinks } from './permalinks.js';
export { Reference } from './reference.js';
