/** Returns the size of the JavaScript heap and its buffers after a garbage collection. **Units**: bytes. */
export function residentBytes(): number {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  for (let n = 0; n < 3; n += 1) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
