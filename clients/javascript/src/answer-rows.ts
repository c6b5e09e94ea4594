/*
 * Converts responses to rows. The client loads this module when it first needs rows. It must not import modules that
 * the client has already loaded.
 */
export { flatten, parseTable, tablesOf } from './flatten.js';
export * from './measured-rows.js';
