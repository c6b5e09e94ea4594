import { standardGround, type CellShape } from '@goalsquare/engine';

/** A location on a ground. **Units**: metres from its centre. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How far a cell's area is shifted. A location on the vertical or horizontal edge between two cells belongs to the one
 * with the greater coordinates, but areas include all their edges. If the source rounds locations, areas are wider by
 * half of its resolution, and cells share acts. **Units**: metres.
 */
const NUDGE = 0.0001;

/** A distance beyond every location on a ground. **Units**: metres. */
const OUTSIDE = 150;

/** Returns the corners of the cell around a location. */
export function cellCorners(shape: CellShape, { x, y }: Point, width: number): readonly Point[] {
  const half = width / 2;
  const side = width / Math.sqrt(3);
  const corners =
    shape === 'hex'
      ? [
          [0, side],
          [half, side / 2],
          [half, -side / 2],
          [0, -side],
          [-half, -side / 2],
          [-half, side / 2],
        ]
      : [
          [-half, -half],
          [half, -half],
          [half, half],
          [-half, half],
        ];
  return corners.map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Moves a coordinate that is at or beyond a limit to a point outside every ground. */
const beyond = (value: number, limit: number): number =>
  Math.abs(value) >= limit ? Math.sign(value) * OUTSIDE : value;

/**
 * Returns the area of a cell as a value of the parameter `area`. In a grid on the standard ground, the outermost
 * squares also include the adjacent locations outside the ground.
 */
export function cellArea(shape: CellShape, middle: Point, width: number, isStandard = false): string {
  const corners = cellCorners(shape, middle, width).map(({ x, y }) => {
    if (shape === 'hex') return { x: x - NUDGE, y };
    const [onX, onY] = isStandard
      ? [beyond(x, standardGround.lengthMetres / 2), beyond(y, standardGround.widthMetres / 2)]
      : [x, y];
    return { x: onX - NUDGE, y: onY - NUDGE };
  });
  return `polygon(${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join(', ')})`;
}
