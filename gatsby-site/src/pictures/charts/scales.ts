/**
 * Maps a value to its position between `from` and `to`. If both are equal, every value maps to 0. **Units**: per cent.
 */
export const shareOf = (value: number, from: number, to: number): number =>
  to === from ? 0 : Math.round(((value - from) / (to - from)) * 10_000) / 100;

/** Returns a share as text, such as `12.5%`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Returns a round step that divides an extent into at most `most` parts: 1, 2 or 5 times a power of ten. */
const stepFor = (extent: number, most: number): number => {
  const rough = extent / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
};

/** Returns round values that cover an extent, about `most` of them. The first and the last can lie outside it. */
export function ticksOf(from: number, to: number, most = 6): readonly number[] {
  if (to <= from) return [from];
  const step = Math.max(1, stepFor(to - from, most));
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** Returns a step line, which keeps its height until the next point. **Shape**: an SVG path over points in per cent. */
export const stepPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Returns a line through points. **Shape**: an SVG path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
