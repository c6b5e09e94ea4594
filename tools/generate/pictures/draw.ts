import { escapeXml } from '../../release/hub/escape-xml.js';
import { style } from './palette.js';

/** Width of every picture, in units that are pixels on a narrow phone. */
export const WIDTH = 360;

/** Space between the edge of a picture and what is in it. */
export const MARGIN = 12;

/** A colour of the palette. */
export type Colour =
  | 'ground'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'strong-line'
  | 'text'
  | 'muted'
  | 'good'
  | 'bad'
  | 'warn'
  | 'note'
  | 'away';

/** How a text is written. **Units**: `size` and `room` in units of the picture. */
export interface TextOptions {
  readonly size?: number;
  readonly mono?: boolean;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Width there is for it. */
  readonly room?: number;
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Width of a text, at most: fonts differ, and wide letters are counted for narrow ones. */
export const widthOf = (text: string, { size = 12, mono = false, bold = false }: TextOptions = {}): number =>
  text.length * size * (mono ? 0.605 : bold ? 0.61 : 0.525);

/** Writes a text with its baseline at `y`. **Throws** if it is wider than its room. */
export function write(x: number, y: number, text: string, options: TextOptions = {}): string {
  const { size = 12, mono = false, bold = false, colour = 'text', anchor, room = WIDTH - MARGIN - x } = options;
  const width = widthOf(text, options);
  if (width > room) throw new Error(`the text '${text}' takes ${width.toFixed(0)} of ${room.toFixed(0)} units`);
  const classes = [mono && 'mono', bold && 'bold', colour === 'muted' && 'muted'].filter((name) => name !== false);
  return `<text${attributes({
    x: rounded(x),
    y: rounded(y),
    'font-size': size,
    class: classes.length === 0 ? undefined : classes.join(' '),
    'text-anchor': anchor === 'start' ? undefined : anchor,
    style: colour === 'text' || colour === 'muted' ? undefined : `fill:var(--${colour})`,
  })}>${escapeXml(text)}</text>`;
}

/** How an area is drawn. */
export interface AreaOptions {
  readonly fill?: Colour | 'none';
  readonly stroke?: Colour;
  readonly radius?: number;
  readonly dashed?: boolean;
  readonly opacity?: number;
}

/** Draws a rectangle. */
export const area = (x: number, y: number, width: number, height: number, options: AreaOptions = {}): string => {
  const { fill = 'surface', stroke, radius = 6, dashed = false, opacity } = options;
  return `<rect${attributes({
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
    rx: radius === 0 ? undefined : radius,
    style: [
      `fill:${fill === 'none' ? 'none' : `var(--${fill})`}`,
      ...(stroke === undefined ? [] : [`stroke:var(--${stroke})`]),
      ...(opacity === undefined ? [] : [`fill-opacity:${opacity}`]),
    ].join(';'),
    'stroke-dasharray': dashed ? '4 3' : undefined,
  })}/>`;
};

/** How a line is drawn. */
export interface LineOptions {
  readonly colour?: Colour;
  readonly width?: number;
  readonly dashed?: boolean;
  readonly opacity?: number;
}

/** Draws a path. */
export const line = (path: string, options: LineOptions = {}): string => {
  const { colour = 'strong-line', width = 1.5, dashed = false, opacity } = options;
  return `<path${attributes({
    d: path,
    style: `fill:none;stroke:var(--${colour});stroke-width:${width}${opacity === undefined ? '' : `;stroke-opacity:${opacity}`}`,
    'stroke-dasharray': dashed ? '4 3' : undefined,
  })}/>`;
};

/** Draws the head of an arrow whose point is at a place. */
export const arrowHead = (
  x: number,
  y: number,
  to: 'down' | 'up' | 'left' | 'right',
  colour: Colour = 'strong-line',
): string => {
  const points = { down: [-4, -7, 4, -7], up: [-4, 7, 4, 7], left: [7, -4, 7, 4], right: [-7, -4, -7, 4] }[to];
  const [ax = 0, ay = 0, bx = 0, by = 0] = points;
  return `<path d="M${rounded(x)} ${rounded(y)}l${ax} ${ay}L${rounded(x + bx)} ${rounded(y + by)}z" style="fill:var(--${colour})"/>`;
};

/** Draws a dot. */
export const dot = (x: number, y: number, radius: number, colour: Colour): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" style="fill:var(--${colour})"/>`;

/** Draws a ring: a dot that is open. */
export const ring = (x: number, y: number, radius: number, colour: Colour): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" style="fill:var(--surface);stroke:var(--${colour});stroke-width:1.8"/>`;

/** A picture: what it shows for those who do not see it, and its parts from back to front. */
export interface Picture {
  readonly title: string;
  readonly description: string;
  readonly height: number;
  readonly parts: readonly string[];
}

/** Scale at which a picture is shown where there is room. */
const SCALE = 1.4;

/** Writes a picture as an SVG file that has its own ground, so that it can be read on any page. */
export const svgOf = ({ title, description, height, parts }: Picture): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.ceil(height)}" width="${Math.round(WIDTH * SCALE)}" height="${Math.round(Math.ceil(height) * SCALE)}" role="img" aria-labelledby="title description">`,
    '<!-- Generated by `npm run generate`. Do not edit. -->',
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="description">${escapeXml(description)}</desc>`,
    `<style>\n${style}\n</style>`,
    area(0.5, 0.5, WIDTH - 1, Math.ceil(height) - 1, { fill: 'ground', stroke: 'line', radius: 10 }),
    ...parts,
    '</svg>\n',
  ].join('\n');
