/** The words that R, pandas, spreadsheets and web pages write in a field without a value. */
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

/** First characters of the words in `nullWords`. A field that begins with another character is not looked up. */
const startsOfNulls = [...new Set([...nullWords].map(([start = '']) => start))].join('');

const wholeNumber = /^(-?\d+)\.0+$/u;

/**
 * Returns the value of a field in an exported file: trimmed, empty if it is a word for no value, and without the
 * fraction that pandas adds to whole numbers (`10.0`). All importers use it for all columns, except for texts in
 * companion files, which people write by hand.
 */
export function fieldValue(field: string): string {
  const text = field.trim();
  if (text === '' || (startsOfNulls.includes(text.charAt(0)) && nullWords.has(text))) return '';
  return text.endsWith('0') && text.includes('.') ? text.replace(wholeNumber, '$1') : text;
}
