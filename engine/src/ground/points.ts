import type { SideIndex } from '../vocabulary/sides.js';

/**
 * The standard ground that `xStd`, `yStd` are scaled to, in metres. **Source**:
 * `openapi/components/schemas/TransactionLocation.yaml`.
 */
export const standardGround = { lengthMetres: 160, widthMetres: 141 } as const;

/** A ground's size. **Units**: metres between the goal lines and between the wings. */
export interface GroundSize {
  readonly lengthMetres: number;
  readonly widthMetres: number;
}

/**
 * A location on the ground. **Units**: metres from the centre; +x towards the right-hand goal, +y away from the viewer.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The end that the home squad kicks to in the first period. Squads change ends after every period. */
export type Direction = 'Left' | 'Right';

/**
 * Returns 1 if a side attacks the right-hand goal in a period, otherwise -1. The first period's direction applies to
 * every odd period.
 */
export function attackSign(homeFirst: Direction, side: SideIndex, period: number): 1 | -1 {
  const homeFirstSign = homeFirst === 'Right' ? 1 : -1;
  const periodSign = period % 2 === 1 ? 1 : -1;
  return (homeFirstSign * periodSign * (side === 0 ? 1 : -1)) as 1 | -1;
}

/** Rotates a point so that a side attacking with `sign` attacks towards +x. */
export const rotate = (point: Point, sign: 1 | -1): Point =>
  sign === 1 ? point : { x: point.x === 0 ? 0 : -point.x, y: point.y === 0 ? 0 : -point.y };

/** Scales a point to the standard ground. **Units**: metres on a 160 x 141 ground. */
export const standardise = (point: Point, ground: GroundSize): Point => ({
  x: (point.x * standardGround.lengthMetres) / ground.lengthMetres,
  y: (point.y * standardGround.widthMetres) / ground.widthMetres,
});

/** Half the width of the centre square, and of the corridor. **Units**: metres. */
export const CORRIDOR_HALF_WIDTH = 25;

/**
 * Returns the lane of a point across the ground: corridor, wing (up to half-way from the edge of the corridor to the
 * boundary) or boundary.
 */
export function laneOf(point: Point, ground: GroundSize): 'corridor' | 'wing' | 'boundary' {
  const across = Math.abs(point.y);
  if (across <= CORRIDOR_HALF_WIDTH) return 'corridor';
  const along = Math.min(1, Math.abs(point.x) / (ground.lengthMetres / 2));
  const boundary = (ground.widthMetres / 2) * Math.sqrt(1 - along * along);
  return across <= (CORRIDOR_HALF_WIDTH + boundary) / 2 ? 'wing' : 'boundary';
}
