import { matchStatuses, nextStatuses, type entryRules, type StatusCode } from '@goalsquare/engine';
import { layers } from '../boundaries/layers.js';
import { area, arrowHead, dot, line, MARGIN, widthOf, write, WIDTH, type Colour, type Picture } from './draw.js';

type EntryKind = keyof typeof entryRules;
type StatusType = (typeof matchStatuses)[number]['typeName'];

const PANEL = { x: MARGIN, width: WIDTH - 2 * MARGIN };
const INSIDE = PANEL.x + 14;
const HEAD_HEIGHT = 30;
const GAP = 26;
const noteX = PANEL.x + PANEL.width - 10;

/** A part of the picture, from the top down. */
interface Part {
  readonly parts: readonly string[];
  readonly height: number;
}

/** Draws a panel with a title around what is in it. */
const panel = (title: string, note: string, colour: Colour, y: number, { parts, height }: Part): Part => ({
  height: HEAD_HEIGHT + height,
  parts: [
    area(PANEL.x, y, PANEL.width, HEAD_HEIGHT + height, { stroke: 'line' }),
    area(PANEL.x, y, 4, HEAD_HEIGHT + height, { fill: colour, radius: 2 }),
    write(INSIDE, y + 19, title, { size: 13, bold: true, room: noteX - widthOf(note, { size: 11 }) - INSIDE - 6 }),
    write(noteX, y + 19, note, { size: 11, colour: 'muted', anchor: 'end', room: 180 }),
    ...parts,
  ],
});

/** THE kinds of entries in the picture: what each does, and its colour. */
const kinds: Readonly<Record<EntryKind, { readonly does: string; readonly colour: Colour }>> = {
  transaction: { does: 'an event: kick, mark, goal', colour: 'note' },
  amendment: { does: 'changes a transaction', colour: 'warn' },
  removal: { does: 'takes a transaction out', colour: 'bad' },
  status: { does: 'the match enters a status', colour: 'good' },
  correction: { does: 'changes the header', colour: 'away' },
  result: { does: 'the score, if no event is known', colour: 'muted' },
};

/** The entries of the log that is drawn. */
const drawn =
  'status status transaction transaction amendment transaction status transaction removal transaction correction status'.split(
    ' ',
  ) as readonly EntryKind[];
const REVISION = 7;
const CELL = 17;

function drawLog(y: number): Part {
  const [top, start] = [y + HEAD_HEIGHT, INSIDE + 56];
  const end = start + REVISION * CELL - 3;
  const rows = Object.entries(kinds).map(([kind, { does, colour }], at) => {
    const row = top + 62 + at * 19;
    return [
      area(INSIDE, row - 9, 11, 11, { fill: colour, radius: 3 }),
      write(INSIDE + 20, row, kind, { mono: true, room: 90 }),
      write(INSIDE + 112, row, does, { size: 11, colour: 'muted', room: 200 }),
    ];
  });
  return {
    height: 62 + rows.length * 19 - 6,
    parts: [
      area(INSIDE, top, 50, 14, { fill: 'sunken', stroke: 'line', radius: 4 }),
      write(INSIDE + 25, top + 11, 'header', { size: 11, anchor: 'middle', room: 50 }),
      ...drawn.map((kind, at) => area(start + at * CELL, top, 14, 14, { fill: kinds[kind].colour, radius: 4 })),
      area(start + drawn.length * CELL, top, 14, 14, { fill: 'none', stroke: 'strong-line', radius: 4, dashed: true }),
      line(`M${INSIDE} ${top + 19}v5H${end}v-5`, { width: 1.2 }),
      write(INSIDE, top + 38, `revision ${REVISION}: the header and the first ${REVISION} entries`, {
        size: 11,
        colour: 'muted',
      }),
      ...rows.flat(),
    ],
  };
}

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

function drawStatuses(y: number): Part {
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

/** Layers of the engine a log passes, in order. */
const stages = ['log', 'columns', 'story', 'bases', 'metrics', 'statistics', 'season', 'live'] as const;

function drawStages(y: number): Part {
  const top = y + HEAD_HEIGHT;
  const row = (at: number): number => top + 4 + at * 20;
  return {
    height: stages.length * 20,
    parts: [
      line(`M${INSIDE + 4} ${row(0)}V${row(stages.length - 1)}`, { colour: 'good', opacity: 0.6 }),
      ...stages.flatMap((stage, at) => {
        const layer = layers.engine?.find((candidate) => candidate.layer === stage);
        if (layer === undefined)
          throw new Error(`the engine has no layer ${stage}: name another in tools/pictures/match.ts`);
        return [
          dot(INSIDE + 4, row(at), 3.5, 'good'),
          write(INSIDE + 20, row(at) + 4, stage, { mono: true, room: 90 }),
          write(INSIDE + 112, row(at) + 4, layer.what, { size: 11, colour: 'muted', room: 200 }),
        ];
      }),
    ],
  };
}

/** Lays short texts out in rows, each in a box of its own. */
function drawChips(texts: readonly string[], y: number): Part {
  const [right, height] = [PANEL.x + PANEL.width - 10, 18];
  let [x, top] = [INSIDE, y + HEAD_HEIGHT];
  const parts = texts.flatMap((text) => {
    const width = widthOf(text, { size: 11, mono: true }) + 12;
    if (x + width > right) [x, top] = [INSIDE, top + height + 5];
    const chip = [
      area(x, top, width, height, { fill: 'sunken', stroke: 'line', radius: 9 }),
      write(x + width / 2, top + 12.8, text, { size: 11, mono: true, anchor: 'middle', room: width }),
    ];
    x += width + 5;
    return chip;
  });
  return { height: top + height - y - HEAD_HEIGHT + 10, parts };
}

const MATCH_PATH = '/v1/matches/{matchId}/';

/** The life of a match: its log, the statuses it passes, how the engine reads a revision, and what can be read. */
export function matchPicture(paths: readonly string[]): Picture {
  const reads = paths.filter((path) => path.startsWith(MATCH_PATH)).map((path) => path.slice(MATCH_PATH.length));
  const sections = [
    (y: number) => panel('One log that only grows', 'stored by data', 'note', y, drawLog(y)),
    (y: number) => panel('Statuses', 'engine/src/vocabulary', 'good', y, drawStatuses(y)),
    (y: number) => panel('A revision is opened', 'engine/src', 'good', y, drawStages(y)),
    (y: number) => panel('Served by the API', MATCH_PATH.slice(0, -1), 'away', y, drawChips(reads, y)),
  ];
  let y = MARGIN;
  const parts = sections.flatMap((draw, at) => {
    const arrow = at === 0 ? [] : [line(`M${WIDTH / 2} ${y - GAP}V${y - 7}`), arrowHead(WIDTH / 2, y - 2, 'down')];
    const { parts: own, height } = draw(y);
    y += height + GAP;
    return [...arrow, ...own];
  });
  const steps = Object.entries(nextStatuses).map(([code, next]) => `${code} to ${next.join(', ')}`);
  return {
    title: 'The life of a match',
    description: [
      `A match is a log of a header and entries: ${Object.keys(kinds).join(', ')}. Revision N is the first N entries.`,
      `Changes of status: ${steps.join('; ')}.`,
      `The engine reads a revision in stages: ${stages.join(', ')}. The API serves: ${reads.join(', ')}.`,
    ].join(' '),
    height: y - GAP + MARGIN,
    parts,
  };
}
