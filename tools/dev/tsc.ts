/**
 * The compiler in Go, several times as fast as the one in JavaScript. What needs the interface of a compiler imports
 * `typescript`, the last in JavaScript, whose `tsc` is the one of node_modules/.bin. **Shape**: a path from the root.
 */
export const TSC = 'node_modules/typescript-native/bin/tsc';
