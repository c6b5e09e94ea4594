import { MAX_AREA_POINTS } from '@goalsquare/engine';
import { areaBounds } from './area';

/** A corner of a polygon. **Units**: metres from the centre of the ground. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/**
 * Reads the corners of a polygon from text such as `30 -20, 30 20, 70 0`. **Empty**: none if the text has another form.
 */
export function cornersOf(text: string): readonly Corner[] {
  const pairs = text.split(',').map((pair) => pair.trim().split(/\s+/u));
  if (!pairs.every((pair) => pair.length === 2 && pair.every((one) => NUMBER.test(one)))) return [];
  return pairs.map(([x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** Whether corners form a polygon that the server accepts. */
export const isPolygon = (corners: readonly Corner[]): boolean =>
  corners.length >= 3 &&
  corners.length <= MAX_AREA_POINTS &&
  corners.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= areaBounds.place);

/** Writes the corners of a polygon as text. **Units**: whole metres. */
export const cornersText = (corners: readonly Corner[]): string =>
  corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(', ');

/** Returns the distance from a point to the edge between two corners. */
function distance({ x, y }: Corner, from: Corner, to: Corner): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Inserts a corner between the ends of the nearest edge. Returns all corners, and the index of the new one. */
export function withCorner(
  corners: readonly Corner[],
  corner: Corner,
): readonly [corners: readonly Corner[], at: number] {
  if (corners.length < 3) return [[...corners, corner], corners.length];
  const distances = corners.map((from, at) => distance(corner, from, corners[(at + 1) % corners.length] ?? from));
  const at = distances.indexOf(Math.min(...distances)) + 1;
  return [[...corners.slice(0, at), corner, ...corners.slice(at)], at];
}

/** Adds a corner halfway to the next one. */
export function withHalfway(corners: readonly Corner[], at: number): readonly Corner[] {
  const [from, to] = [corners[at], corners[(at + 1) % corners.length]];
  if (from === undefined || to === undefined) return corners;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [...corners.slice(0, at + 1), middle, ...corners.slice(at + 1)];
}

/** Returns a polygon with a corner moved. */
export const withMoved = (corners: readonly Corner[], at: number, corner: Corner): readonly Corner[] =>
  corners.map((one, index) => (index === at ? corner : one));

/** Returns the polygon without the corner at an index. A triangle is returned unchanged. */
export const withoutCorner = (corners: readonly Corner[], at: number): readonly Corner[] =>
  corners.length <= 3 ? corners : corners.filter((_, index) => index !== at);
