/*
 * Groups of methods that few programs call. The client loads this module when one of them is first called. It must not
 * import modules that the client has already loaded.
 */
export { Corrections } from './corrections.js';
export { Datasets } from './datasets.js';
export { Forecasts } from './forecasts.js';
export { Permalinks } from './permalinks.js';
export { Reference } from './reference.js';
