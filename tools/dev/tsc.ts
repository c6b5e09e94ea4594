/**
 * The TypeScript compiler in Go, several times as fast as the one in JavaScript. Code that needs a compiler API imports
 * `typescript`, the last version in JavaScript, whose `tsc` is in node_modules/.bin. **Shape**: a path relative to the
 * root.
 */
export const TSC = 'node_modules/typescript-native/bin/tsc';
