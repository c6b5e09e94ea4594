/** Returns a scale that maps values from `from` to `to` to per cent. If both are equal, every value maps to 0. */
export const shareOf = (value: number, from: number, to: number): number =>
  to === from ? 0 : Math.round(((value - from) / (to - from)) * 10_000) / 100;

/** Returns a readable step of at least the given size: 1, 2 or 5 times a power of ten. */
const stepFor = (extent: number, most: number): number => {
  const rough = extent / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
};

/** Returns round values over an extent, including its ends: no more than about `most` of them. */
export function ticksOf(from: number, to: number, most = 6): readonly number[] {
  if (to <= from) return [from];
  const step = Math.max(1, stepFor(to - from, most));
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

/**
 * Returns a line with steps: it keeps its height until the next point. **Shape**: an SVG path over points in per cent.
 */
export const stepPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Returns a line through points. **Shape**: an SVG path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
