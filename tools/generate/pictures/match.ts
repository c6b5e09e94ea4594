import { nextStatuses, type entryRules } from '@goalsquare/engine';
import { layers } from '../../check/boundaries/layers.js';
import { area, arrowHead, dot, line, MARGIN, widthOf, write, WIDTH, type Colour, type Picture } from './draw.js';
import { drawStatuses } from './match-statuses.js';
import { HEAD_HEIGHT, INSIDE, PANEL, panel, type Part } from './panel.js';

type EntryKind = keyof typeof entryRules;

const GAP = 26;

/** THE kinds of entries in the picture: what each does, and its colour. */
const kinds: Readonly<Record<EntryKind, { readonly does: string; readonly colour: Colour }>> = {
  transaction: { does: 'an event: kick, mark, goal', colour: 'note' },
  amendment: { does: 'changes a transaction', colour: 'warn' },
  removal: { does: 'takes a transaction out', colour: 'bad' },
  status: { does: 'the match enters a status', colour: 'good' },
  correction: { does: 'changes the header', colour: 'away' },
  result: { does: 'the score, if no event is known', colour: 'muted' },
  boxScore: { does: 'what a player has in the match', colour: 'text' },
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

/** Layers of the engine a log passes, in order. */
const stages = ['log', 'columns', 'timeline', 'bases', 'metrics', 'statistics', 'season', 'live'] as const;

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
          throw new Error(`the engine has no layer ${stage}: name another in tools/generate/pictures/match.ts`);
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
