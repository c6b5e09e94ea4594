/** A ground. **Units**: metres. `arc` is the radius of the 50 m arc, from the centre of the goal. */
export interface Ground {
  readonly length: number;
  readonly width: number;
  readonly arc: number;
}

/** Metres from the centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zones from the left-hand goal to the right-hand goal. */
export type PhysicalZone = 'L50' | 'LM' | 'CB' | 'RM' | 'R50';

/** Zones from the goal a squad defends to the goal it attacks. */
export type Zone = 'D50' | 'DM' | 'CB' | 'AM' | 'F50';

/** Half the width of the centre square, which is also half the width of the corridor. */
export const CORRIDOR = 25;

/** Returns the metres from a point to the middle of the goal at one end. */
export const metresToEnd = ({ x, y }: Point, end: 'left' | 'right', { length }: Ground): number =>
  Math.hypot((end === 'right' ? length : -length) / 2 - x, y);

/** Returns the zone of a point. The arc belongs to the 50, the centre line to the right half. */
export function zoneOfPoint(point: Point, ground: Ground): Exclude<PhysicalZone, 'CB'> {
  if (metresToEnd(point, 'right', ground) <= ground.arc) return 'R50';
  if (metresToEnd(point, 'left', ground) <= ground.arc) return 'L50';
  return point.x >= 0 ? 'RM' : 'LM';
}

/**
 * Returns the lane of a point. The corridor is as wide as the centre square. The wing extends half-way from there to
 * the boundary, which is an ellipse.
 */
export function laneOf({ x, y }: Point, { length, width }: Ground): 'corridor' | 'wing' | 'boundary' {
  if (Math.abs(y) <= CORRIDOR) return 'corridor';
  const boundary = (width / 2) * Math.sqrt(1 - Math.min(1, Math.abs(x) / (length / 2)) ** 2);
  return Math.abs(y) <= (CORRIDOR + boundary) / 2 ? 'wing' : 'boundary';
}
