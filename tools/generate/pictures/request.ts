import { area, arrowHead, dot, line, MARGIN, ring, write, type Picture } from './draw.js';
import { requestSteps, type RequestStep } from './request-steps.js';

const ROW_HEIGHT = 34;
const HEAD_HEIGHT = 28;
/** The line of errors, right of all steps. */
const ERROR_X = 342;
const CHAIN_X = 36;
const NAME_X = 48;
const PANEL = { x: 24, width: 312 };
const PILL = { width: 27, height: 15, gap: 3, most: 5, right: 330 };

/** What is drawn of one step. */
type Row = Pick<RequestStep, 'name' | 'does' | 'statuses' | 'canRespond'>;

/** Steps that the same requests reach, one after another. */
interface Section {
  readonly title: string;
  readonly steps: readonly RequestStep[];
}

/** Splits the chain by which requests reach its steps. */
function sectionsOf(steps: readonly RequestStep[]): readonly Section[] {
  const titled = [
    ['Every request', 'every request'],
    ['The API: /v1, /q and /operator', 'the API'],
    ['Everything else, by Express', 'everything else'],
  ] as const;
  return titled.map(([title, of]) => ({ title, steps: steps.filter(({ reach }) => reach === of) }));
}

/** Draws the statuses of a step right-aligned, in lines of a few; the first line is tied to the line of errors. */
function drawStatuses(statuses: readonly number[], y: number): readonly string[] {
  if (statuses.length === 0) return [];
  const lines = Array.from({ length: Math.ceil(statuses.length / PILL.most) }, (_, n) =>
    statuses.slice(n * PILL.most, (n + 1) * PILL.most),
  );
  return [
    line(`M${PILL.right} ${y + 10}H${ERROR_X}`, { colour: 'bad', width: 1 }),
    ...lines.flatMap((some, row) =>
      some.flatMap((status, at) => {
        const x = PILL.right - (some.length - at) * (PILL.width + PILL.gap) + PILL.gap;
        const top = y + 2.5 + row * (PILL.height + 2);
        const { width, height } = PILL;
        return [
          area(x, top, width, height, { stroke: 'bad', radius: 7 }),
          write(x + width / 2, top + 11, String(status), {
            size: 10,
            mono: true,
            colour: 'bad',
            anchor: 'middle',
            room: width,
          }),
        ];
      }),
    ),
  ];
}

const widthOfStatuses = (count: number): number => Math.min(count, PILL.most) * (PILL.width + PILL.gap);

function drawRow({ name, does, statuses, canRespond }: Row, y: number): readonly string[] {
  const second = Math.max(0, statuses.length - PILL.most);
  return [
    canRespond ? ring(CHAIN_X, y + 10, 4, 'away') : dot(CHAIN_X, y + 10, 3.5, 'away'),
    write(NAME_X, y + 14, name, { mono: true, room: PILL.right - NAME_X - widthOfStatuses(statuses.length) }),
    write(NAME_X, y + 28, does, { size: 11, colour: 'muted', room: PILL.right - NAME_X - widthOfStatuses(second) }),
    ...drawStatuses(statuses, y),
  ];
}

/** What the signs mean. */
function drawLegend(y: number): readonly string[] {
  const rows = [
    [dot(MARGIN + 14, y, 3.5, 'away'), 'passes the request on'],
    [ring(MARGIN + 14, y + 17, 4, 'away'), 'can respond'],
    [line(`M${MARGIN + 6} ${y + 34}H${MARGIN + 22}`, { colour: 'bad' }), 'can reject it, with these statuses'],
  ] as const;
  return rows.flatMap(([sign = '', text = ''], at) => [
    sign,
    write(NAME_X, y + 4 + at * 17, text, { size: 11, colour: 'muted' }),
  ]);
}

/** Where everything is: the panels of sections, the rows of steps, and the line below them. */
interface Layout {
  readonly panels: readonly string[];
  readonly rows: readonly (readonly [step: RequestStep, y: number])[];
  readonly bottom: number;
}

function layoutOf(steps: readonly RequestStep[], top: number): Layout {
  const panels: string[] = [];
  const rows: [RequestStep, number][] = [];
  let y = top;
  for (const { title, steps: own } of sectionsOf(steps)) {
    const height = HEAD_HEIGHT + own.length * ROW_HEIGHT;
    panels.push(area(PANEL.x, y, PANEL.width, height, { stroke: 'line' }));
    panels.push(write(NAME_X, y + 19, title, { size: 13, bold: true, room: 270 }));
    for (const [at, step] of own.entries()) rows.push([step, y + HEAD_HEIGHT + at * ROW_HEIGHT - 2]);
    y += height + 10;
  }
  return { panels, rows, bottom: y };
}

/** Draws the step that writes errors, and the line that leads to it. */
const drawHandler = ({ name, does }: RequestStep, from: number, y: number): readonly string[] => [
  area(PANEL.x, y, PANEL.width, 44, { stroke: 'bad' }),
  write(NAME_X, y + 18, name, { mono: true }),
  write(NAME_X, y + 34, `${does}, as application/problem+json`, { size: 11, colour: 'muted', room: 276 }),
  line(`M${ERROR_X} ${from}V${y + 22}H${PANEL.x + PANEL.width - 2}`, { colour: 'bad' }),
  arrowHead(PANEL.x + PANEL.width - 8, y + 22, 'left', 'bad'),
];

function describe(steps: readonly RequestStep[], { name: handler }: RequestStep): string {
  const rejecting = steps.filter(({ statuses }) => statuses.length > 0);
  return [
    `A request passes the steps of the middleware chain in this order: ${steps.map(({ name }) => name).join(', ')}.`,
    `A step that rejects a request hands the error to ${handler}. Statuses by step:`,
    ...rejecting.map(({ name, statuses }) => `${name}: ${statuses.join(', ')}.`),
  ].join(' ');
}

/** The life of a request: the middleware chain in its order, and where a request can be rejected. */
export function requestPicture(): Picture {
  const { listener, steps: chain } = requestSteps();
  const [steps, handler] = [chain.slice(0, -1), chain.at(-1)];
  if (handler === undefined) throw new Error('the middleware chain is empty');
  const from = MARGIN + 12;
  const { panels, rows, bottom } = layoutOf(steps, from + 30);
  const first = { name: 'HTTP listener', does: 'reads a well-formed request, in time', canRespond: false };
  const last = rows.at(-1)?.[1] ?? from;
  return {
    title: 'The life of a request',
    description: describe(steps, handler),
    height: bottom + 44 + 74,
    parts: [
      ...panels,
      line(`M${CHAIN_X} ${from}V${last + 10}`, { colour: 'away', opacity: 0.6 }),
      ...drawRow({ ...first, statuses: listener }, from - 10),
      ...rows.flatMap(([step, y]) => drawRow(step, y)),
      ...drawHandler(handler, from, bottom),
      ...drawLegend(bottom + 64),
    ],
  };
}
