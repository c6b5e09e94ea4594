import type { StatusCode } from '@goalsquare/engine';

/** The box of a status. **Units**: rows for `row` and `rows`, otherwise drawing units. */
interface Box {
  readonly row: number;
  readonly left: number;
  readonly width: number;
  readonly rows: number;
}

const usual = (row: number, rows = 1): Box => ({ row, left: 12, width: 178, rows });
const beside = (row: number): Box => ({ row, left: 252, width: 176, rows: 1 });
const breakAt = (left: number): Box => ({ row: 3, left, width: 52, rows: 1 });

/** The positions of the statuses. The usual course runs down the left, and the others are beside it. */
export const boxes: Readonly<Record<StatusCode, Box>> = {
  SCHED: usual(0),
  TEAMS: usual(1),
  PREM: usual(2),
  POST: beside(0),
  CANC: beside(2),
  LIVE: usual(3, 4),
  QT: breakAt(252),
  HT: breakAt(314),
  TQT: breakAt(376),
  SUSP: beside(4),
  ABAN: beside(5),
  ET: beside(6),
  FT: usual(7),
  REV: usual(8),
  FINAL: usual(9),
};

const [PITCH, BOX, TOP, LANE] = [56, 38, 34, 34] as const;

/** The lanes: a type of status, with its first and last rows. */
const lanes = [
  ['Upcoming', 0, 2],
  ['Live', 3, 6],
  ['Completed', 7, 9],
] as const;

const laneAt = (row: number): number => lanes.findIndex(([, first, last]) => row >= first && row <= last);

/** Returns the top of a row, below the name of its lane. */
const yOf = (row: number): number => TOP + row * PITCH + laneAt(row) * LANE;

/** Height of the drawing. */
export const HEIGHT = yOf(9) + PITCH;

/** The lanes with their positions and heights. */
export const drawnLanes = lanes.map(([type, first, last]) => ({
  type,
  y: yOf(first) - 28,
  height: yOf(last) + BOX - yOf(first) + 38,
  nameY: yOf(first) - 10,
}));

/** Returns the position and height of a status's box. */
export const extentOf = (code: StatusCode): { readonly y: number; readonly height: number } => ({
  y: yOf(boxes[code].row),
  height: (boxes[code].rows - 1) * PITCH + BOX,
});

/** An arrow from one status to others. Breaks share an arrow. With `both`, it has a head at each end. */
export interface Arrow {
  readonly from: StatusCode;
  readonly to: readonly StatusCode[];
  readonly both: boolean;
}

const arrow = (from: StatusCode, ...to: readonly StatusCode[]): Arrow => ({ from, to, both: false });
const bothWays = (from: StatusCode, ...to: readonly StatusCode[]): Arrow => ({ from, to, both: true });

/** THE arrows of the drawing. */
export const arrows: readonly Arrow[] = [
  arrow('SCHED', 'TEAMS'),
  arrow('TEAMS', 'PREM'),
  arrow('PREM', 'LIVE'),
  arrow('LIVE', 'FT'),
  arrow('FT', 'REV'),
  arrow('REV', 'FINAL'),
  bothWays('SCHED', 'POST'),
  arrow('PREM', 'CANC'),
  bothWays('LIVE', 'QT', 'HT', 'TQT'),
  bothWays('LIVE', 'SUSP'),
  arrow('LIVE', 'ABAN'),
  bothWays('LIVE', 'ET'),
];

/**
 * Returns the line of an arrow as an SVG path: down to the next row of the usual course, or across at the row of `to`.
 */
export function lineOf({ from, to: [to = from] }: Arrow): string {
  const [start, end] = [boxes[from], boxes[to]];
  if (start.left === end.left) {
    const { y, height } = extentOf(from);
    return `M${start.left + 88} ${y + height + 1}V${yOf(end.row) - 2}`;
  }
  return `M${start.left + start.width + 2} ${yOf(end.row) + BOX / 2}H${end.left - 2}`;
}
