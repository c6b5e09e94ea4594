import { slots, WORD } from './layout-cell.js';

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
export const displayWords = tableOf(COUNTS, (n) => `"${n}"`.padStart(slots.count.display * WORD));

/** Each order, behind its colon. */
export const orderWords = tableOf(PLACES, (n) => `:${String(n).padStart(WORD - 1)}`);

/** Each rank, and the bracket that closes its statistic. */
export const rankWords = tableOf(PLACES, (n) => `${String(n).padStart(WORD - 1)}}`);

/** Wholes of decimals whose words are ready; those of numbers below 0 stand behind them, from that of -0 on. */
export const WHOLES = 1000;

const wholeTexts = (n: number): string => (n < WHOLES ? String(n) : `-${n - WHOLES}`);

/** What stands before the point of a value: one word. */
export const wholeWords = tableOf(WHOLES * 2, (n) => wholeTexts(n).padStart(WORD));

/** Wholes below 0 that have room for a quote. */
export const NEGATIVE_WHOLES = 100;

/** What stands before the point of a value as people read it, and the quote: one word. */
export const displayWholeWords = tableOf(WHOLES + NEGATIVE_WHOLES, (n) => `"${wholeTexts(n)}`.padStart(WORD));

/**
 * What stands behind the point of a value, and the point: one word. What is left of a sum by its divisor is at the sum
 * of both.
 */
export const fractionWords = tableOf(2000, (n) => {
  const digits = String(n).slice(1).replace(/0+$/u, '');
  return (digits === '' ? '' : `.${digits}`).padEnd(WORD);
});

/** What people read of a value behind its whole, and the quote: a tenth, or nothing at `NO_TENTH`. */
export const tenthWords = tableOf(11, (n) => (n < 10 ? `.${n}" ` : '"   '));

/** Where the word of no tenth stands. */
export const NO_TENTH = 10;
