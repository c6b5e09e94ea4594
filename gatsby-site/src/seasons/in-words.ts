import type { SheetResult, SheetScore } from './season-sheet';

const numbers = new Intl.NumberFormat('en-AU');
const dates = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns a score as text: goals, behinds and, in brackets, points. */
export const scoreInWords = ({ goals, behinds, points }: SheetScore): string => `${goals}.${behinds} (${points})`;

/**
 * Returns the parts of a result as a sentence, the winner first. A score stays an object, so that it can become a link.
 */
export function resultParts({ home, away, margin }: SheetResult): readonly (string | SheetScore)[] {
  const [first, second] = margin < 0 ? [away, home] : [home, away];
  return [`${first.squad} `, first, ` ${margin === 0 ? 'drew with' : 'beat'} ${second.squad} `, second];
}

/** Returns a result as a sentence, the winner first. */
export const resultInWords = (result: SheetResult): string =>
  resultParts(result)
    .map((part) => (typeof part === 'string' ? part : scoreInWords(part)))
    .join('');

const isScore = (value: object): value is SheetScore => 'behinds' in value && 'squad' in value;
/** Whether a fact is the result of a match. */
export const isResult = (value: object): value is SheetResult => 'home' in value && 'away' in value;

/**
 * Returns a fact as text for a sentence. Numbers have thousands separators, and dates have the month in words.
 * **Throws** for a list, which cannot be written this way.
 */
export function inWords(value: unknown): string {
  if (typeof value === 'number') return numbers.format(value);
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/u.test(value) ? dates.format(new Date(value)) : value;
  if (typeof value === 'object' && value !== null && isResult(value)) return resultInWords(value);
  if (typeof value === 'object' && value !== null && isScore(value)) return scoreInWords(value);
  throw new Error(`${JSON.stringify(value)} cannot be written in a sentence`);
}
