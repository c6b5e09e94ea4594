import type { Setting } from '../../columns/transactions.js';
import { standardGround } from '../../ground/points.js';
import type { Area, AreaPoint } from '../filter.js';

/** Whether a place is in an area. **Units**: metres from the centre, as the acting squad attacks towards +x. */
export type PlaceTest = (x: number, y: number) => boolean;

/** Larger than any rounding of a distance, smaller than any captured resolution. */
const ROUNDING = 1e-9;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Returns whether a place is inside the edges of a polygon, by an odd number of crossings. */
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

/** Returns whether a place is at most so far from an edge of a polygon. */
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

function polygonTest(points: readonly AreaPoint[], reach: number): PlaceTest {
  if (points.length === 0) return () => false;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [low, high] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return (x, y) =>
    x >= left && x <= right && y >= low && y <= high && (isInside(points, x, y) || isAtEdge(points, x, y, reach));
}

/** Returns the test in the units of the area. `half` is the distance of a goal line from the centre. */
function testInUnits(area: Area, half: number, tolerance: number): PlaceTest {
  if (area.is === 'polygon') return polygonTest(area.points, tolerance + ROUNDING);
  if (area.is === 'circle') {
    const { centre, radius } = area;
    return (x, y) => Math.hypot(centre.x - x, centre.y - y) <= radius + tolerance;
  }
  const { fromDistance = 0, toDistance = Infinity, fromAngle = 0, toAngle = 90 } = area;
  const anyAngle = fromAngle <= 0 && toAngle >= 90;
  return (x, y) => {
    const distance = Math.hypot(half - x, y);
    if (distance < fromDistance - tolerance || distance > toDistance + tolerance) return false;
    if (anyAngle) return true;
    const angle = degrees(Math.atan2(Math.abs(y), Math.max(0, half - x)));
    return angle >= fromAngle - ROUNDING && angle <= toAngle + ROUNDING;
  };
}

/**
 * Returns the test of an area on the ground of a match. The tolerance is that of zones: half the resolution of the
 * source.
 */
export function placeTestOf(area: Area, { ground, toleranceMetres }: Setting): PlaceTest {
  if (area.unit === 'metres') return testInUnits(area, ground.lengthMetres / 2, toleranceMetres);
  const alongX = standardGround.lengthMetres / ground.lengthMetres;
  const alongY = standardGround.widthMetres / ground.widthMetres;
  const test = testInUnits(area, standardGround.lengthMetres / 2, toleranceMetres * alongX);
  return (x, y) => test(x * alongX, y * alongY);
}
