/**
 * Turns a value into a share of the way from `from` to `to`, in per cent. A scale without extent puts everything at its
 * start.
 */
export const shareOf = (value: number, from: number, to: number): number =>
  to === from ? 0 : Math.round(((value - from) / (to - from)) * 10_000) / 100;

/** Steps that read well: 1, 2 or 5 times a power of ten. */
const stepFor = (extent: number, most: number): number => {
  const rough = extent / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
};

/** Round values that cover an extent, its ends included: no more than about `most` of them. */
export function ticksOf(from: number, to: number, most = 6): readonly number[] {
  if (to <= from) return [from];
  const step = Math.max(1, stepFor(to - from, most));
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** A line that keeps its height until the next point. **Shape**: an SVG path over points in per cent. */
export const stepPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** A line from point to point. **Shape**: an SVG path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
