import { matchStatuses, nextStatuses, type StatusCode } from '@goalsquare/engine';
import { area, arrowHead, line, write } from './draw.js';
import { HEAD_HEIGHT, INSIDE, type Part } from './panel.js';

type StatusType = (typeof matchStatuses)[number]['typeName'];

/** Statuses of one type, and where they are drawn. */
interface Group {
  readonly type: StatusType;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MAIN: readonly StatusType[] = ['Upcoming', 'Live', 'Completed'];
const SIDE: StatusType = 'Abandoned';
const STATUS_HEIGHT = 18;
const GROUP_GAP = 28;
const MAIN_BOX = { x: INSIDE + 14, width: 176 };
const SIDE_BOX = { x: MAIN_BOX.x + MAIN_BOX.width + 26, width: 96 };

const codesOf = (type: StatusType): readonly StatusCode[] =>
  matchStatuses.filter(({ typeName }) => typeName === type).map(({ code }) => code);
const heightOf = (type: StatusType): number => 24 + codesOf(type).length * STATUS_HEIGHT + 4;

/** Changes of status from one type to another, one at most of each kind. */
const changesBetween = (from: StatusType, to: StatusType): readonly string[] =>
  codesOf(from).flatMap((code) =>
    nextStatuses[code].filter((next) => codesOf(to).includes(next)).map((next) => `${code} → ${next}`),
  );

/** Draws the statuses of a type; those of the side begin lower, beside a free stretch of arrows. */
function drawGroup({ type, x, y, width, height }: Group, lower = 0): readonly string[] {
  const isSide = type === SIDE;
  return [
    area(x, y, width, height, { fill: 'sunken' }),
    write(x + 10, y + 17, type, { bold: true, room: width - 14 }),
    ...matchStatuses
      .filter(({ typeName }) => typeName === type)
      .flatMap(({ code, name }, at) => {
        const row = y + (isSide ? lower + at * 38 : 36 + at * STATUS_HEIGHT);
        return [
          write(x + 10, row, code, { mono: true, room: 50 }),
          write(x + (isSide ? 10 : 60), row + (isSide ? 15 : 0), name, { size: 11, colour: 'muted', room: 110 }),
        ];
      }),
  ];
}

/** Draws the changes between two types that lie one above the other, down on the left and up on the right. */
function drawBetween(upper: Group, lower: Group): readonly string[] {
  const [down, up] = [changesBetween(upper.type, lower.type), changesBetween(lower.type, upper.type)];
  const [from, to, middle] = [upper.y + upper.height, lower.y, upper.x + upper.width / 2];
  return [
    ...(down.length === 0 ? [] : [line(`M${middle - 9} ${from}V${to - 6}`), arrowHead(middle - 9, to - 1, 'down')]),
    ...(up.length === 0
      ? []
      : [
          line(`M${middle + 9} ${to}V${from + 6}`),
          arrowHead(middle + 9, from + 1, 'up'),
          write(middle + 18, (from + to) / 2 + 4, up.join(', '), { size: 10, mono: true, colour: 'muted', room: 80 }),
        ]),
  ];
}

/** Draws the changes that pass a type by, left of it. */
function drawPast(upper: Group, lower: Group): readonly string[] {
  if (changesBetween(lower.type, upper.type).length > 0)
    throw new Error(
      `there is no place for changes from ${lower.type} to ${upper.type}: draw them in ${import.meta.url}`,
    );
  if (changesBetween(upper.type, lower.type).length === 0) return [];
  const [from, to, x] = [upper.y + upper.height / 2, lower.y + lower.height / 2, upper.x - 14];
  return [line(`M${upper.x} ${from}H${x}V${to}H${lower.x - 6}`), arrowHead(lower.x - 1, to, 'right')];
}

/** Draws the changes between a type and the one beside it, and names those that lead back. */
function drawAside(main: Group, side: Group): readonly string[] {
  const [out, back] = [changesBetween(main.type, side.type), changesBetween(side.type, main.type)];
  const [from, to, middle] = [main.x + main.width, side.x, main.y + main.height / 2];
  const [there, here] = out.length > 0 && back.length > 0 ? [middle - 8, middle + 8] : [middle, middle];
  return [
    ...(out.length === 0 ? [] : [line(`M${from} ${there}H${to - 6}`), arrowHead(to - 1, there, 'right')]),
    ...(back.length === 0
      ? []
      : [
          line(`M${to} ${here}H${from + 6}`),
          arrowHead(from + 1, here, 'left'),
          write(to + 8, here + 3.5, back.join(', '), {
            size: 10,
            mono: true,
            colour: 'muted',
            room: SIDE_BOX.width - 10,
          }),
        ]),
  ];
}

/** Draws the statuses of a match by type, with the changes from one type to another. */
export function drawStatuses(y: number): Part {
  let top = y + HEAD_HEIGHT;
  const groups = MAIN.map((type): Group => {
    const group = { type, ...MAIN_BOX, y: top, height: heightOf(type) };
    top += group.height + GROUP_GAP;
    return group;
  });
  const bottom = top - GROUP_GAP;
  const side: Group = { type: SIDE, ...SIDE_BOX, y: y + HEAD_HEIGHT, height: bottom - y - HEAD_HEIGHT };
  return {
    height: bottom - y - HEAD_HEIGHT + 12,
    parts: [
      ...groups.flatMap((group) => drawGroup(group)),
      ...drawGroup(side, heightOf('Upcoming') + GROUP_GAP + 36),
      ...groups.slice(1).flatMap((lower, at) => drawBetween(groups[at] as Group, lower)),
      ...drawPast(groups[0] as Group, groups[2] as Group),
      ...groups.flatMap((group) => drawAside(group, side)),
    ],
  };
}
