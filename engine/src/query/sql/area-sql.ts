import { cellWidths, type CellShape } from '../../ground/cells.js';
import { standardGround } from '../../ground/points.js';
import type { Area, AreaPoint } from '../filter.js';
import { numberText, real } from './expressions.js';

/** Tolerance that is larger than any rounding of a distance, and smaller than any captured resolution. */
const ROUNDING = 1e-9;

const pairsOf = (points: readonly AreaPoint[]): readonly (readonly [AreaPoint, AreaPoint])[] =>
  points.map((point, at) => [points.at(at - 1) as AreaPoint, point]);

/** Returns the condition that a line from a location to the right crosses an odd number of edges. */
function isInside(points: readonly AreaPoint[], x: string, y: string): string {
  const crossings = pairsOf(points).flatMap(([before, point]) => {
    if (before.y === point.y) return [];
    const at = `${numberText(before.x - point.x)} * (${y} - ${numberText(point.y)}) / ${numberText(before.y - point.y)}`;
    const isAcross = `(${numberText(point.y)} > ${y}) <> (${numberText(before.y)} > ${y})`;
    return [`case when ${isAcross} and ${x} < ${at} + ${numberText(point.x)} then 1 else 0 end`];
  });
  return crossings.length === 0 ? '1 = 0' : `(${crossings.join(' + ')}) % 2 = 1`;
}

const isAtEdge = (points: readonly AreaPoint[], x: string, y: string, reach: string): string =>
  pairsOf(points)
    .map(([corner, point]) => {
      const [dx, dy] = [point.x - corner.x, point.y - corner.y];
      const length = dx * dx + dy * dy;
      const along = `((${x} - ${numberText(corner.x)}) * ${numberText(dx)} + (${y} - ${numberText(corner.y)}) * ${numberText(dy)})`;
      const share = length === 0 ? '0' : `greatest(0, least(1, ${along} / ${numberText(length)}))`;
      return `${distance(`${numberText(corner.x)} + ${share} * ${numberText(dx)} - ${x}`, `${numberText(corner.y)} + ${share} * ${numberText(dy)} - ${y}`)} <= ${reach}`;
    })
    .join(' or ');

const distance = (dx: string, dy: string): string => `sqrt(power(${dx}, 2) + power(${dy}, 2))`;

/** SQL expressions for the location of an act, in tenths of a metre, and for the ground of its match. */
export interface PlaceColumns {
  readonly x: string;
  readonly y: string;
  readonly length: string;
  readonly width: string;
  readonly tolerance: string;
}

const alongX = ({ length }: PlaceColumns): string => `(${standardGround.lengthMetres} / ${real(length)})`;
const alongY = ({ width }: PlaceColumns): string => `(${standardGround.widthMetres} / ${real(width)})`;

/** Returns the condition that an act is in an area, with the same test as the engine's. */
export function areaCondition(area: Area, place: PlaceColumns): string {
  const isStandard = area.unit === 'standard';
  const x = `(${real(place.x)} / 10${isStandard ? ` * ${alongX(place)}` : ''})`;
  const y = `(${real(place.y)} / 10${isStandard ? ` * ${alongY(place)}` : ''})`;
  const half = isStandard ? numberText(standardGround.lengthMetres / 2) : `${real(place.length)} / 2`;
  const edge = `(${place.tolerance}${isStandard ? ` * ${alongX(place)}` : ''} + ${ROUNDING})`;
  if (area.is === 'polygon')
    return area.points.length === 0
      ? '1 = 0'
      : `(${isInside(area.points, x, y)} or ${isAtEdge(area.points, x, y, edge)})`;
  if (area.is === 'circle')
    return `${distance(`${numberText(area.centre.x)} - ${x}`, `${numberText(area.centre.y)} - ${y}`)} <= ${numberText(area.radius)} + ${edge}`;
  const { fromDistance = 0, toDistance, fromAngle = 0, toAngle = 90 } = area;
  const toGoal = distance(`${half} - ${x}`, y);
  const angle = `degrees(atan2(abs(${y}), greatest(0, ${half} - ${x})))`;
  return [
    `${toGoal} >= ${numberText(fromDistance)} - ${edge}`,
    ...(toDistance === undefined ? [] : [`${toGoal} <= ${numberText(toDistance)} + ${edge}`]),
    ...(fromAngle <= 0 && toAngle >= 90
      ? []
      : [`${angle} >= ${numberText(fromAngle - ROUNDING)}`, `${angle} <= ${numberText(toAngle + ROUNDING)}`]),
  ].join(' and ');
}

const clamp = (value: string, limit: number): string =>
  `greatest(${numberText(-limit)}, least(${numberText(limit)}, ${value}))`;

const round = (value: string): string => `floor(${value} + 5e-1)`;

function squareCell(x: string, y: string, size: number): string {
  const half = (metres: number): number => Math.ceil(metres / 2 / size);
  const [halfColumns, halfRows] = [half(standardGround.lengthMetres), half(standardGround.widthMetres)];
  const indexOf = (value: string, of: number): string =>
    `(${clamp(`floor(${value} / ${numberText(size)}) + 5e-1`, of - 0.5)} + ${numberText(of - 0.5)})`;
  return `${indexOf(y, halfRows)} * ${halfColumns * 2} + ${indexOf(x, halfColumns)}`;
}

/**
 * Returns the expression for the nearer of two hexagons: one in the row below the location, and one in the next row.
 */
function hexCell(x: string, y: string, width: number): string {
  const step = (width * Math.sqrt(3)) / 2;
  const halfColumns = Math.ceil(standardGround.lengthMetres / 2 / width) + 1;
  const halfRows = Math.ceil(standardGround.widthMetres / 2 / step);
  const [onX, onY] = [clamp(x, standardGround.lengthMetres / 2), clamp(y, standardGround.widthMetres / 2)];
  const rowOf = (next: number): string => `(floor(${onY} / ${numberText(step)}) + ${next})`;
  const parts = [0, 1].map((next) => {
    const row = rowOf(next);
    const shift = `(case when abs(${row}) % 2 = 0 then 0e0 else ${numberText(width / 2)} end)`;
    const column = round(`(${onX} - ${shift}) / ${numberText(width)}`);
    const far = `power(${onX} - (${column} * ${numberText(width)} + ${shift}), 2) + power(${onY} - ${row} * ${numberText(step)}, 2)`;
    return { far, cell: `(${row} + ${halfRows}) * ${halfColumns * 2 + 1} + ${column} + ${halfColumns}` };
  });
  const [low, high] = parts as [(typeof parts)[number], (typeof parts)[number]];
  return `case when ${high.far} < ${low.far} - ${ROUNDING} then ${high.cell} else ${low.cell} end`;
}

/** Returns the expression for the number of the cell that an act is in. */
export function cellText(shape: CellShape, cellMetres: number = cellWidths.usual, place: PlaceColumns): string {
  const x = `(${real(place.x)} / 10 * ${alongX(place)})`;
  const y = `(${real(place.y)} / 10 * ${alongY(place)})`;
  return `cast(${(shape === 'hex' ? hexCell : squareCell)(x, y, cellMetres)} as integer)`;
}
