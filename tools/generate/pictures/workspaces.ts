import { ruleFile } from '../../check/boundaries/cruise-sources.js';
import { layers, type Layer } from '../../check/boundaries/layers.js';
import { area, arrowHead, dot, line, MARGIN, write, type Colour, type Picture } from './draw.js';
import { HEAD_HEIGHT, INSIDE, panel, type Part } from './panel.js';
import type { Edge, WorkspaceImports } from './workspace-imports.js';

/** A workspace in the picture: its place in a grid of rows, and what it is. */
interface Box {
  readonly name: string;
  readonly what: string;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly colour: Colour;
}

/** THE workspaces, so placed that every import is a straight line down. */
const boxes: readonly Box[] = [
  { name: 'gatsby-site', what: 'documentation', row: 0, from: 12, to: 140, colour: 'muted' },
  { name: 'server', what: 'the API over HTTP', row: 0, from: 156, to: 348, colour: 'away' },
  { name: 'clients/javascript', what: 'the client', row: 1, from: 82, to: 180, colour: 'away' },
  { name: 'openapi', what: 'the API contract', row: 2, from: 48, to: 204, colour: 'warn' },
  { name: 'data', what: 'match logs', row: 2, from: 228, to: 348, colour: 'note' },
  { name: 'data/simulator', what: 'plays matches', row: 3, from: 252, to: 348, colour: 'note' },
  { name: 'engine', what: 'matches, metrics and queries; imports nothing', row: 4, from: 12, to: 348, colour: 'good' },
];

const BOX_HEIGHT = 44;
const ROW_STEP = 78;
const CLEARANCE = 12;
const top = ({ row }: Box): number => MARGIN + row * ROW_STEP;

/** The stretches of x where a line from a box down to another meets no box between them. */
function openStretches(from: Box, to: Box): readonly (readonly [number, number])[] {
  const between = boxes.filter(({ row }) => row > from.row && row < to.row).toSorted((a, b) => a.from - b.from);
  const [start, end] = [Math.max(from.from, to.from), Math.min(from.to, to.to)];
  const edges = [start, ...between.flatMap((box) => [box.from, box.to]), end];
  const stretches = edges.flatMap((at, n) => (n % 2 === 0 ? [[at, edges[n + 1] ?? end] as const] : []));
  return stretches
    .map(([a, b]) => [Math.max(a, start) + CLEARANCE, Math.min(b, end) - CLEARANCE] as const)
    .filter(([a, b]) => a <= b);
}

const boxOf = (name: string): Box => {
  const box = boxes.find((candidate) => candidate.name === name);
  if (box === undefined) throw new Error(`the workspace ${name} has no place in tools/generate/pictures/workspaces.ts`);
  return box;
};

/** Draws an import between workspaces. **Throws** if it runs up, or if no straight line is free. */
function drawImport({ from, to }: Edge): readonly string[] {
  const [upper, lower] = [boxOf(from), boxOf(to)];
  const stretch = openStretches(upper, lower)[0];
  if (lower.row <= upper.row || stretch === undefined)
    throw new Error(
      `no straight line down from ${from} to ${to}: change their places in tools/generate/pictures/workspaces.ts`,
    );
  const x = (stretch[0] + stretch[1]) / 2;
  return [line(`M${x} ${top(upper) + BOX_HEIGHT}V${top(lower) - 6}`), arrowHead(x, top(lower) - 1, 'down')];
}

const drawBox = (box: Box): readonly string[] => [
  area(box.from, top(box), box.to - box.from, BOX_HEIGHT, { stroke: 'line' }),
  area(box.from, top(box), 4, BOX_HEIGHT, { fill: box.colour, radius: 2 }),
  write(box.from + 14, top(box) + 18, box.name.split('/').at(-1) ?? '', {
    size: 13,
    bold: true,
    room: box.to - box.from - 18,
  }),
  write(box.from + 14, top(box) + 34, box.what, { size: 11, colour: 'muted', room: box.to - box.from - 18 }),
];

const LAYER_HEIGHT = 20;
const DOT_X = 308;
const WHAT_X = 112;

const isEnforced = (workspace: string): boolean =>
  ruleFile.forbidden.some(
    ({ name, severity }) => name?.startsWith(`${workspace}-`) && name.endsWith('-imports-down') && severity === 'error',
  );

/** Draws an import between layers as a curve right of them; one that runs up is dashed. */
function drawCurve(all: readonly Layer[], y: (at: number) => number, { from, to }: Edge, colour: Colour): string {
  const [a, b] = [from, to].map((name) => all.findIndex(({ layer }) => layer === name)) as [number, number];
  const bulge = 6 + (34 * Math.abs(b - a)) / all.length;
  const path = `M${DOT_X} ${y(a)}C${(DOT_X + bulge * 1.33).toFixed(1)} ${y(a)} ${(DOT_X + bulge * 1.33).toFixed(1)} ${y(b)} ${DOT_X} ${y(b)}`;
  return a < b
    ? line(path, { colour, width: 1, opacity: 0.55 })
    : line(path, { colour: 'text', width: 1.2, dashed: true });
}

/** Draws the layers of a workspace, highest first, and the imports between them. */
function drawLayers(workspace: string, edges: readonly Edge[], from: number): Part {
  const all = layers[workspace] ?? [];
  const { colour } = boxOf(workspace);
  const y = (at: number): number => from + HEAD_HEIGHT + at * LAYER_HEIGHT + LAYER_HEIGHT / 2;
  const note = isEnforced(workspace) ? 'imports run down' : 'imports run down, dashed ones not yet';
  return panel(`${workspace}/src`, note, colour, from, {
    height: all.length * LAYER_HEIGHT + 6,
    parts: [
      ...all.flatMap(({ layer, what }, at) => [
        ...(at % 2 === 0
          ? [area(MARGIN + 8, y(at) - 10, DOT_X - MARGIN - 14, LAYER_HEIGHT, { fill: 'sunken', radius: 4 })]
          : []),
        write(INSIDE, y(at) + 4, layer, { size: 12, mono: true, room: WHAT_X - INSIDE }),
        write(WHAT_X, y(at) + 4, what, { size: 11, colour: 'muted', room: DOT_X - WHAT_X - 10 }),
      ]),
      ...edges.map((edge) => drawCurve(all, y, edge, colour)),
      ...all.map((_, at) => dot(DOT_X, y(at), 2.5, colour)),
    ],
  });
}

/** What a workspace offers to others imports nearly all of it: curves for that would hide the rest. */
const SURFACE = 'surface';

/** Workspaces and the layers of their folders, with the imports between them as the sources have them. */
export function workspacesPicture(imports: WorkspaceImports): Picture {
  let y = top(boxOf('engine')) + BOX_HEIGHT + 16;
  const panels = Object.keys(layers)
    .toReversed()
    .flatMap((workspace) => {
      const { parts, height } = drawLayers(
        workspace,
        (imports.layers[workspace] ?? []).filter(({ from }) => from !== SURFACE),
        y,
      );
      y += height + MARGIN;
      return parts;
    });
  const lists = Object.entries(layers).map(
    ([workspace, all]) => `${workspace}: ${all.map(({ layer }) => layer).join(', ')}`,
  );
  return {
    title: 'Workspaces and folders of Goalsquare',
    description: [
      ...imports.workspaces.map(({ from, to }) => `${from} imports ${to}.`),
      `Layers of folders, highest first; each imports only those after it. ${lists.join('. ')}.`,
    ].join(' '),
    height: y,
    parts: [...imports.workspaces.flatMap(drawImport), ...boxes.flatMap(drawBox), ...panels],
  };
}
