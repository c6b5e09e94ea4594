import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import sharp from 'sharp';

/** **Units**: pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

const MARGIN = 84;
const LARGEST = 76;
const SMALLEST = 44;
const LINE_HEIGHT = 1.18;
const MOST_LINES = 4;
/** Shades between the ground and the text. */
const COLOURS = 8;
const NAME_LENGTH = 16;

/** The preview of a shared page. */
export interface Card {
  /** The route is derived from the content, so that an existing card is not drawn again. */
  readonly route: string;
  readonly png: () => Promise<Buffer>;
}

async function fontOf(weight: 400 | 700): Promise<Font> {
  const bytes = await readFile(
    createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
  );
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const advance = (font: Font, letter: string, size: number): number =>
  ((font.charToGlyph(letter).advanceWidth ?? 0) * size) / font.unitsPerEm;
const widthOf = (font: Font, text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + advance(font, letter, size), 0);

/** Breaks a title into lines that fit the card. */
function linesOf(font: Font, title: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/u)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(font, longer, size) <= cardSize.width - 2 * MARGIN)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Set {
  readonly lines: readonly string[];
  readonly size: number;
}

function fitted(font: Font, title: string): Set {
  let size = LARGEST;
  let lines = linesOf(font, title, size);
  while (lines.length > MOST_LINES && size > SMALLEST) {
    size -= 4;
    lines = linesOf(font, title, size);
  }
  return { lines: lines.slice(0, MOST_LINES), size };
}

/** Returns a shape as SVG path data. The font package writes `NaN` for coordinates close to 0. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = points;
      return type + [x1, y1, x2, y2, x, y].flatMap((one) => (one === undefined ? [] : [one.toFixed(1)])).join(' ');
    })
    .join('');

/** Position and style of a text. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/**
 * Returns a function that draws text one letter at a time, because the font package cannot read the tables for
 * ligatures. The shape of each letter is computed once per size.
 */
function letterPainter(font: Font): (text: string, placed: Placed) => string {
  const shapes = new Map<string, string>();
  const shapeOf = (letter: string, size: number): string => {
    const key = `${size} ${letter}`;
    const known = shapes.get(key) ?? pathData(font.charToGlyph(letter).getPath(0, 0, size).commands);
    shapes.set(key, known);
    return known;
  };
  return (text, { x, y, size, fill }) => {
    let at = x;
    const drawn = Array.from(text, (letter) => {
      const shape = `<path transform="translate(${at.toFixed(1)} ${y.toFixed(1)})" d="${shapeOf(letter, size)}"/>`;
      at += advance(font, letter, size);
      return shape;
    });
    return `<g fill="${fill}">${drawn.join('')}</g>`;
  };
}

/** Four posts and the arc of the goal square. */
const posts =
  '<g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".9"><path d="M930 470v110M985 400v180M1060 400v180M1115 470v110"/><path d="M985 580h75" stroke-width="6"/></g>';
const arc = '<path d="M660 640A420 420 0 0 1 1260 250" fill="none" stroke="#fff" stroke-width="5" opacity=".22"/>';

/**
 * Returns a function that draws the card for a title. Letters are drawn as shapes, so no font needs to be installed.
 */
export async function cardPainter(site: {
  readonly title: string;
  readonly tagline: string;
}): Promise<(title: string) => Card> {
  const [regular, bold] = await Promise.all([fontOf(400), fontOf(700)]);
  const [inRegular, inBold] = [letterPainter(regular), letterPainter(bold)];
  const foot =
    inBold(site.title, { x: MARGIN, y: cardSize.height - 78, size: 36, fill: '#fff' }) +
    inRegular(site.tagline, { x: MARGIN, y: cardSize.height - 38, size: 26, fill: '#cedfda' });
  return (title) => {
    const { lines, size } = fitted(bold, title);
    const text = lines
      .map((line, at) => inBold(line, { x: MARGIN, y: MARGIN + size + at * size * LINE_HEIGHT, size, fill: '#fff' }))
      .join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><rect width="100%" height="100%" fill="#0b5d46"/>${arc}${posts}${text}${foot}</svg>`;
    const name = createHash('sha256').update(svg).digest('hex').slice(0, NAME_LENGTH);
    return {
      route: `/cards/${name}.png`,
      png: () => sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, dither: 0, effort: 1 }).toBuffer(),
    };
  };
}
