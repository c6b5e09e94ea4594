/** THE words that R, pandas, spreadsheets and web pages write in a field without a value. */
export const nullWords: ReadonlySet<string> = new Set([
  'NA',
  'N/A',
  'n/a',
  '#N/A',
  '<NA>',
  'NaN',
  'nan',
  'NaT',
  'None',
  'null',
  'NULL',
  '-',
]);

/** How these words begin: other fields need no search among them. */
const startsOfNulls = [...new Set([...nullWords].map(([start = '']) => start))].join('');

const wholeNumber = /^(-?\d+)\.0+$/u;

/**
 * Returns the value of a field of an exported file: without blanks around it, empty if it is a word for no value, and a
 * whole number without the fraction that pandas adds (`10.0`). Every column of every importer is read by it, except
 * texts of companion files, which people write by hand.
 */
export function fieldValue(field: string): string {
  const text = field.trim();
  if (text === '' || (startsOfNulls.includes(text.charAt(0)) && nullWords.has(text))) return '';
  return text.endsWith('0') && text.includes('.') ? text.replace(wholeNumber, '$1') : text;
}
