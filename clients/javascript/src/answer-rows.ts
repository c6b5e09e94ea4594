/*
 * Converts responses to rows. The client loads this module with its first rows, so it imports nothing that the client
 * has loaded.
 */
export { flatten, parseTable, tablesOf } from './flatten.js';
export * from './measured-rows.js';
