import { bounds } from '../../../log/limits.js';

/** Width of a cell. **Units**: metres. */
const WIDTH = 8;

const [leastX, greatestX] = bounds.x;
const [leastY, greatestY] = bounds.y;
const columns = Math.ceil((greatestX - leastX) / WIDTH);
const rows = Math.ceil((greatestY - leastY) / WIDTH);

/** Cells of the ground, row by row. */
export const PLACE_CELLS = columns * rows;

/** No place of a cell is further from its middle. **Units**: metres. */
export const PLACE_REACH = (WIDTH / 2) * Math.SQRT2;

const indexOf = (tenths: number, least: number, size: number): number =>
  Math.max(0, Math.min(size - 1, Math.floor((tenths / 10 - least) / WIDTH)));

/** Returns the cell of a place, which is within the bounds of logs. **Units**: tenths of a metre. */
export const placeCellAt = (x: number, y: number): number =>
  indexOf(y, leastY, rows) * columns + indexOf(x, leastX, columns);

/** Returns the middle of a cell. **Units**: metres. */
export const middleOfPlaceCell = (cell: number): { readonly x: number; readonly y: number } => ({
  x: leastX + ((cell % columns) + 0.5) * WIDTH,
  y: leastY + (Math.floor(cell / columns) + 0.5) * WIDTH,
});
