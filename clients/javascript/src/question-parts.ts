/*
 * Functions for questions across matches. The client loads this module with its first question, so it imports nothing
 * that the client has loaded.
 */
export { meansQueries } from './form-windows.js';
export { readPages } from './read-pages.js';
export { withMeans } from './with-means.js';
