import { area, arrowHead, dot, line, MARGIN, ring, write, type Picture } from './draw.js';
import { HEAD_HEIGHT, INSIDE, panel } from './panel.js';

/** The axes: the left end and the bottom, a quarter, and where play ends. */
const [LEFT, BOTTOM, QUARTER] = [90, 282, 55];
const SIREN = { x: LEFT + 4 * QUARTER, y: 202 };

/** Days after the match, from the bottom: a correction is recorded on the first. */
const [MONDAY, TUESDAY, NOW] = [158, 110, 66];

/** Where a second of play is, and where it is on the diagonal of what was known at once. */
const CLOCK = LEFT + 2.43 * QUARTER;
const CORRECTED = LEFT + 1.4 * QUARTER;
const diagonalAt = (x: number): number => BOTTOM - ((x - LEFT) * (BOTTOM - SIREN.y)) / (SIREN.x - LEFT);

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].flatMap((name, n) => [
  write(LEFT + (n + 0.5) * QUARTER, BOTTOM + 16, name, { size: 11, colour: 'muted', anchor: 'middle' }),
  line(`M${LEFT + (n + 1) * QUARTER} ${BOTTOM}v4`),
]);

const day = (name: string, y: number): readonly string[] => [
  write(LEFT - 8, y + 4, name, { size: 11, colour: 'muted', anchor: 'end', room: 62 }),
  line(`M${LEFT - 4} ${y}h4`),
];

const axes = [
  line(`M${LEFT} ${BOTTOM}V52`),
  arrowHead(LEFT, 48, 'up'),
  line(`M${LEFT} ${BOTTOM}H330`),
  arrowHead(334, BOTTOM, 'right'),
  ...quarters,
  ...day('Monday', MONDAY),
  ...day('Tuesday', TUESDAY),
  ...day('now', NOW),
  write(LEFT - 8, BOTTOM - 34, 'match day', { size: 11, colour: 'muted', anchor: 'end', room: 62 }),
  write(LEFT + 8, 56, 'known time', { size: 11, bold: true }),
  write(SIREN.x, BOTTOM + 32, 'valid time: play', { size: 11, bold: true, anchor: 'end', room: 200 }),
];

const plot = [
  area(LEFT, 62, SIREN.x - LEFT, BOTTOM - 62, { fill: 'sunken', radius: 0 }),
  line(`M${LEFT} ${BOTTOM}L${SIREN.x} ${SIREN.y}V62`, { colour: 'muted', dashed: true }),
  write(SIREN.x - 4, BOTTOM - 10, 'not played yet', { size: 11, colour: 'muted', anchor: 'end', room: 120 }),
  line(`M${CORRECTED} ${diagonalAt(CORRECTED)}V${MONDAY + 6}`, { colour: 'bad', dashed: true }),
  arrowHead(CORRECTED, MONDAY + 6, 'up', 'bad'),
  dot(CORRECTED, MONDAY, 4, 'bad'),
  write(CORRECTED, MONDAY - 10, 'a kick is corrected', { size: 11, colour: 'bad', anchor: 'middle', room: 120 }),
  line(`M${CLOCK} ${diagonalAt(CLOCK)}V${TUESDAY}`, { colour: 'good', dashed: true }),
  line(`M${LEFT} ${TUESDAY}H${SIREN.x}`, { colour: 'good', dashed: true }),
  dot(CLOCK, diagonalAt(CLOCK), 4.5, 'note'),
  dot(CLOCK, TUESDAY, 4.5, 'good'),
  dot(SIREN.x, TUESDAY, 4.5, 'away'),
  ring(SIREN.x, NOW, 4.5, 'text'),
];

const legend = [
  ['note', 'asOf=Q3:12:30', 'until then, as known then'],
  ['good', 'asOf=Q3:12:30&knownAt=…', 'until then, as known on Tuesday'],
  ['away', 'knownAt=…', 'all play, as known on Tuesday'],
] as const;

/** The picture of valid time and known time: what `asOf` and `knownAt` select. */
export function knownTimePicture(): Picture {
  const rows = legend.flatMap(([colour, parameters, meaning], n) => {
    const y = BOTTOM + 58 + n * 34;
    return [
      dot(INSIDE + 4, y - 4, 4.5, colour),
      write(INSIDE + 16, y, parameters, { mono: true, size: 12 }),
      write(INSIDE + 16, y + 15, meaning, { size: 11, colour: 'muted' }),
    ];
  });
  const last = BOTTOM + 58 + legend.length * 34;
  const none = [ring(INSIDE + 4, last - 4, 4.5, 'text'), write(INSIDE + 16, last, 'neither: all play, as known now')];
  const height = last + 14 - MARGIN;
  const { parts } = panel('When it happened, when it was known', '', 'note', MARGIN, {
    height: height - HEAD_HEIGHT,
    parts: [...plot, ...axes, ...rows, ...none],
  });
  return {
    title: 'Valid time and known time',
    description:
      'Play runs across, from the first to the fourth quarter. Known time runs up, from the match day to now. During the match both advance together, along a diagonal: asOf=Q3:12:30 is a point on it. On Monday a kick of the second quarter is corrected. The point above, on Tuesday, is the same play with the correction: asOf=Q3:12:30 with knownAt. At the right, knownAt alone is all play as known on Tuesday, and neither is all play as known now.',
    height: height + 2 * MARGIN,
    parts,
  };
}
