import { standardGround, type Point } from './points.js';

/** Shapes of the cells of a grid. */
export const cellShapes = ['hex', 'square'] as const;
export type CellShape = (typeof cellShapes)[number];

/** Default width of a cell, and its bounds. **Units**: metres of the standard ground. */
export const cellWidths = { least: 2, usual: 10, greatest: 40 } as const;

/**
 * A grid of cells on the standard ground, numbered from 0, row by row from the left. Squares meet in the centre of the
 * ground, so that none crosses the centre lines. Hexagons have two vertical sides `cellMetres` apart, and one hexagon
 * is in the centre. A location off the ground belongs to the cell of the nearest point on the ground's bounding box.
 * **Units**: metres of the standard ground from its centre, as the acting squad attacks towards +x.
 */
export interface Grid {
  readonly cells: number;
  /** Returns the cell of a location. */
  readonly cellAt: (x: number, y: number) => number;
  /** Returns the middle of a cell. */
  readonly centreOf: (cell: number) => Point;
}

const halfLength = standardGround.lengthMetres / 2;
const halfWidth = standardGround.widthMetres / 2;

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

function squareGrid(size: number): Grid {
  const [halfColumns, halfRows] = [Math.ceil(halfLength / size), Math.ceil(halfWidth / size)];
  const columns = halfColumns * 2;
  const indexOf = (value: number, half: number): number =>
    clamp(Math.floor(value / size) + 0.5, half - 0.5) + half - 0.5;
  return {
    cells: columns * halfRows * 2,
    cellAt: (x, y) => indexOf(y, halfRows) * columns + indexOf(x, halfColumns),
    centreOf: (cell) => ({
      x: ((cell % columns) - halfColumns + 0.5) * size,
      y: (Math.floor(cell / columns) - halfRows + 0.5) * size,
    }),
  };
}

function hexGrid(width: number): Grid {
  const step = (width * Math.sqrt(3)) / 2;
  const [halfColumns, halfRows] = [Math.ceil(halfLength / width) + 1, Math.ceil(halfWidth / step)];
  const columns = halfColumns * 2 + 1;
  const shift = (row: number): number => (row % 2 === 0 ? 0 : width / 2);
  const centre = (row: number, column: number): Point => ({ x: column * width + shift(row), y: row * step });
  const cellAt = (x: number, y: number): number => {
    const [onX, onY] = [clamp(x, halfLength), clamp(y, halfWidth)];
    const low = Math.floor(onY / step);
    let [nearest, cell] = [Infinity, 0];
    for (const row of [low, low + 1]) {
      const column = Math.round((onX - shift(row)) / width);
      const { x: cx, y: cy } = centre(row, column);
      const distance = (onX - cx) ** 2 + (onY - cy) ** 2;
      if (distance < nearest - 1e-9) [nearest, cell] = [distance, (row + halfRows) * columns + column + halfColumns];
    }
    return cell;
  };
  return {
    cells: columns * (halfRows * 2 + 1),
    cellAt,
    centreOf: (cell) => centre(Math.floor(cell / columns) - halfRows, (cell % columns) - halfColumns),
  };
}

/** Returns the grid with a shape and width. */
export const gridOf = (shape: CellShape, cellMetres: number): Grid =>
  shape === 'square' ? squareGrid(cellMetres) : hexGrid(cellMetres);

/** Returns the grid for a question's dimensions: squares if they include `square` but not `hex`, otherwise hexagons. */
export const gridOfDimensions = (dimensions: readonly string[], cellMetres: number = cellWidths.usual): Grid =>
  gridOf(cellShapes.find((shape) => dimensions.includes(shape)) ?? 'hex', cellMetres);
