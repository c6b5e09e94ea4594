import { periodDisplay } from '../clock/match-clock.js';
import type { Row } from '../timeline/row.js';
import { sides } from '../vocabulary/sides.js';
import type { QualityView } from './quality-view.js';

/** Returns the person id of a slot. **Empty**: `undefined` without a slot. */
export const personAt = (view: QualityView, slot: number | undefined): number | undefined =>
  slot === undefined ? undefined : view.playerOf(slot)?.personId;

/** Describes a row: what it is, who did it, and which transaction it is. */
export function described(view: QualityView, row: Row): string {
  const person = personAt(view, row.slot);
  const who = person !== undefined ? ` by ${person}` : row.side !== undefined ? ` of ${sides[row.side]}` : '';
  return `${row.code}${who} (transaction ${row.id})`;
}

/** Describes the touch before a row. */
export const describedBefore = (view: QualityView, before: Row | undefined): string =>
  before === undefined ? 'nothing in the period' : described(view, before);

/** Formats a number of metres or seconds with at most one decimal. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats a second of a period: `Q3 01:28`. */
export const timeOf = ({ period, seconds }: Pick<Row, 'period' | 'seconds'>): string => periodDisplay(period, seconds);

/** Formats the location of a row: `12.5, -3`. */
export const pointOf = ({ x, y }: Pick<Row, 'x' | 'y'>): string => `${rounded(x)}, ${rounded(y)}`;
