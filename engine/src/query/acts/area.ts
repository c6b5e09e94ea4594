import type { Bounds, PlaceSetting } from './places.js';
import { standardGround } from '../../ground/points.js';
import type { Area, AreaPoint } from '../filter.js';

/** Whether a location is in an area. **Units**: metres from the centre, with the acting squad attacking towards +x. */
export type PlaceTest = (x: number, y: number) => boolean;

/** Tolerance that is larger than any rounding of a distance, and smaller than any captured resolution. */
const ROUNDING = 1e-9;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Whether a location is inside a polygon, by an odd number of crossings. */
function isInside(points: readonly AreaPoint[], x: number, y: number): boolean {
  let inside = false;
  let before = points.at(-1) as AreaPoint;
  for (const point of points) {
    if (point.y > y !== before.y > y && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x)
      inside = !inside;
    before = point;
  }
  return inside;
}

/** Whether a location is within `reach` of an edge of a polygon. */
function isAtEdge(points: readonly AreaPoint[], x: number, y: number, reach: number): boolean {
  let before = points.at(-1) as AreaPoint;
  for (const point of points) {
    const corner = before;
    before = point;
    if (x < Math.min(point.x, corner.x) - reach || x > Math.max(point.x, corner.x) + reach) continue;
    if (y < Math.min(point.y, corner.y) - reach || y > Math.max(point.y, corner.y) + reach) continue;
    const [dx, dy] = [point.x - corner.x, point.y - corner.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - corner.x) * dx + (y - corner.y) * dy) / length;
    const share = Math.max(0, Math.min(1, along));
    if (Math.hypot(corner.x + share * dx - x, corner.y + share * dy - y) <= reach) return true;
  }
  return false;
}

/** Returns a box around an area and its tolerance. */
function boundsInUnits(area: Area, half: number, tolerance: number): Bounds {
  const reach = tolerance + ROUNDING;
  if (area.is === 'polygon') {
    const [xs, ys] = [area.points.map(({ x }) => x), area.points.map(({ y }) => y)];
    return {
      left: Math.min(...xs) - reach,
      right: Math.max(...xs) + reach,
      low: Math.min(...ys) - reach,
      high: Math.max(...ys) + reach,
    };
  }
  const [x, y, radius] =
    area.is === 'circle'
      ? [area.centre.x, area.centre.y, area.radius + reach]
      : [half, 0, (area.toDistance ?? Infinity) + reach];
  return { left: x - radius, right: x + radius, low: y - radius, high: y + radius };
}

/** Returns the test in the area's units. `half` is the distance of a goal line from the centre. */
function testInUnits(area: Area, half: number, tolerance: number): PlaceTest {
  const edge = tolerance + ROUNDING;
  if (area.is === 'polygon') {
    const { points } = area;
    return (x, y) => isInside(points, x, y) || isAtEdge(points, x, y, edge);
  }
  if (area.is === 'circle') {
    const { centre, radius } = area;
    return (x, y) => Math.hypot(centre.x - x, centre.y - y) <= radius + edge;
  }
  const { fromDistance = 0, toDistance = Infinity, fromAngle = 0, toAngle = 90 } = area;
  const anyAngle = fromAngle <= 0 && toAngle >= 90;
  return (x, y) => {
    const distance = Math.hypot(half - x, y);
    if (distance < fromDistance - edge || distance > toDistance + edge) return false;
    if (anyAngle) return true;
    const angle = degrees(Math.atan2(Math.abs(y), Math.max(0, half - x)));
    return angle >= fromAngle - ROUNDING && angle <= toAngle + ROUNDING;
  };
}

/** An area on a match's ground: a location in its box is in the area if it passes the test. */
export interface PlacedArea {
  /** **Units**: metres from the centre. */
  readonly bounds: Bounds;
  readonly test: PlaceTest;
}

/** Returns an area on a match's ground. The tolerance is the same as for zones: half the source's resolution. */
export function placeArea(
  area: Area,
  { ground, toleranceMetres }: Pick<PlaceSetting, 'ground' | 'toleranceMetres'>,
): PlacedArea {
  if (area.unit === 'metres') {
    const half = ground.lengthMetres / 2;
    return {
      bounds: boundsInUnits(area, half, toleranceMetres),
      test: testInUnits(area, half, toleranceMetres),
    };
  }
  const alongX = standardGround.lengthMetres / ground.lengthMetres;
  const alongY = standardGround.widthMetres / ground.widthMetres;
  const [half, tolerance] = [standardGround.lengthMetres / 2, toleranceMetres * alongX];
  const test = testInUnits(area, half, tolerance);
  const { left, right, low, high } = boundsInUnits(area, half, tolerance);
  return {
    bounds: { left: left / alongX, right: right / alongX, low: low / alongY, high: high / alongY },
    test: (x, y) => test(x * alongX, y * alongY),
  };
}
