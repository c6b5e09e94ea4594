import { narrow, WORD } from './layout-cell.js';

/** Counts whose words are ready. */
export const COUNTS = 1024;

/** An order or a rank is less than this. */
const PLACES = 256;

/** The words of every number below `count`. */
const tableOf = (count: number, text: (n: number) => string): Int32Array =>
  new Int32Array(new TextEncoder().encode(Array.from({ length: count }, (_, n) => text(n)).join('')).slice().buffer);

/** The value of each count: one word. */
export const valueWords = tableOf(COUNTS, (n) => String(n).padStart(WORD));

/** Each count as people read it: two words. */
export const displayWords = tableOf(COUNTS, (n) => `"${n}"`.padStart(narrow.display * WORD));

/** Each order, behind its colon. */
export const orderWords = tableOf(PLACES, (n) => `:${String(n).padStart(WORD - 1)}`);

/** Each rank, and the bracket that closes its statistic. */
export const rankWords = tableOf(PLACES, (n) => `${String(n).padStart(WORD - 1)}}`);
