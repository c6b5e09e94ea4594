import type { ZoneIndex } from '../vocabulary/zones.js';
import type { GroundSize, Point } from './points.js';

/** Radius of the arc around each goal, in metres. */
export const ARC_METRES = 50;

/** Tolerance that is larger than any rounding of a distance, and smaller than any captured resolution. */
const ROUNDING = 1e-9;

/**
 * Returns the radius of the 50 m arc. A location on the arc is inside, even if its distance is rounded up.
 * **Units**: metres; `toleranceMetres` is half the resolution of the captured locations.
 */
export const arcReach = (toleranceMetres: number): number => ARC_METRES + toleranceMetres + ROUNDING;

/**
 * Returns the zone of a point on the ground, as an index from left to right: 0 L50, 1 LM, 3 RM, 4 R50. A point on the
 * centre line is on the right, for both squads, so that physical and logical zones mirror exactly.
 * **Units**: metres; `toleranceMetres` is half the resolution of the captured locations.
 * **Source**: `docs/adr/0009-chains.md`.
 */
export function physicalZoneOf(point: Point, ground: GroundSize, toleranceMetres: number): ZoneIndex {
  const reach = arcReach(toleranceMetres);
  const half = ground.lengthMetres / 2;
  if (Math.hypot(half - point.x, point.y) <= reach) return 4;
  if (Math.hypot(half + point.x, point.y) <= reach) return 0;
  return point.x >= 0 ? 3 : 1;
}

/** Returns the logical zone of a physical zone, for a squad that attacks the right (`sign` 1) or the left (-1). */
export const logicalZoneOf = (physical: ZoneIndex, sign: 1 | -1): ZoneIndex =>
  sign === 1 ? physical : ((4 - physical) as ZoneIndex);
