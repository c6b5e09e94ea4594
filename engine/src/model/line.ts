/** Points of a broken line, from the least x to the greatest: at least two. */
export type Line = readonly (readonly [x: number, y: number])[];

/**
 * Height of a broken line at x. Beyond its ends its first and last stretches go on. **Empty**: 0 of a line without
 * points.
 */
export function heightAt(line: Line, x: number): number {
  const after = line.findIndex(([at]) => at >= x);
  const end = Math.max(1, after === -1 ? line.length - 1 : after);
  const [from, to] = [line[end - 1], line[end]];
  if (from === undefined || to === undefined) return from?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
