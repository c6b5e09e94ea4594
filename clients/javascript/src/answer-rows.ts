/*
 * Converts responses to rows. The client loads this module when it first needs rows, so it imports nothing that the
 * client has already loaded.
 */
export { flatten, parseTable, tablesOf } from './flatten.js';
export * from './measured-rows.js';
