import { area, MARGIN, widthOf, write, WIDTH, type Colour } from './draw.js';

/** Where every panel is. */
export const PANEL = { x: MARGIN, width: WIDTH - 2 * MARGIN };

/** Where the content of a panel begins, from the left, and below its top. */
export const INSIDE = PANEL.x + 14;
export const HEAD_HEIGHT = 30;

/** A part of a picture. */
export interface Part {
  readonly parts: readonly string[];
  readonly height: number;
}

/** Draws a panel around its content, with a title on the left and a note on the right. */
export function panel(title: string, note: string, colour: Colour, y: number, { parts, height }: Part): Part {
  const [whole, right] = [HEAD_HEIGHT + height, PANEL.x + PANEL.width - 10];
  const room = right - INSIDE - 6;
  return {
    height: whole,
    parts: [
      area(PANEL.x, y, PANEL.width, whole, { stroke: 'line' }),
      area(PANEL.x, y, 4, whole, { fill: colour, radius: 2 }),
      write(INSIDE, y + 19, title, { size: 13, bold: true, room: room - widthOf(note, { size: 11 }) }),
      ...(note === '' ? [] : [write(right, y + 19, note, { size: 11, colour: 'muted', anchor: 'end', room })]),
      ...parts,
    ],
  };
}
