/*
 * Functions for questions across matches. The client loads this module with the first question. It must not import
 * modules that the client has already loaded.
 */
export { allTerms } from './all-terms.js';
export { withRollingMeans } from './form-windows.js';
export { readPages } from './read-pages.js';
