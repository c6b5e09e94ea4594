/** Points of a piecewise linear function, by ascending x: at least two. */
export type Line = readonly (readonly [x: number, y: number])[];

/**
 * Returns the value of a piecewise linear function at x. Its first and last segments continue beyond its ends.
 * **Empty**: 0 without points.
 */
export function heightAt(line: Line, x: number): number {
  const after = line.findIndex(([at]) => at >= x);
  const end = Math.max(1, after === -1 ? line.length - 1 : after);
  const [from, to] = [line[end - 1], line[end]];
  if (from === undefined || to === undefined) return from?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
