/*
 * What turns responses into rows. The client loads this with its first rows, so it imports nothing that the client has
 * loaded.
 */
export { flatten, parseTable, tablesOf } from './flatten.js';
export * from './measured-rows.js';
