import { shotDetails, type ShotAngleGroup, type ShotDistanceGroup } from '../vocabulary/shot-details.js';

/** End of each group of distances, except the last. **Units**: metres. */
const distanceEnds = [15, 30, 40, 50] as const;

/**
 * End of each group of angles, from the long axis outwards, except the last. The bounds are our own choice. **Units**:
 * degrees.
 */
const angleEnds = [15, 35, 60] as const;

const groupOf = (ends: readonly number[], value: number): number => {
  const at = ends.findIndex((end) => value < end);
  return at === -1 ? ends.length : at;
};

/**
 * Returns the group of a shot's distance from the middle of the goal. A bound belongs to the group beyond it.
 * **Units**: metres.
 */
export const shotDistanceGroup = (metres: number): ShotDistanceGroup =>
  shotDetails.distanceGroup[groupOf(distanceEnds, metres)] ?? '50m+';

/**
 * Returns the group of a shot's angle off the long axis, left or right for a person who faces the goal. A bound belongs
 * to the group beyond it. **Units**: degrees, below 0 to the left. **Source**: `docs/adr/0014-match-endpoints.md`.
 */
export function shotAngleGroup(degrees: number): ShotAngleGroup {
  const { angleGroup } = shotDetails;
  const front = angleGroup.indexOf('In Front');
  return angleGroup[front + Math.sign(degrees) * groupOf(angleEnds, Math.abs(degrees))] ?? 'In Front';
}
