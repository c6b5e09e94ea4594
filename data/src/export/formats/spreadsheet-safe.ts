/** Spreadsheets treat a text that begins with one of these as a formula. */
const sign = /[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]/u;

const formula = new RegExp(`^${sign.source}`, 'u');

/** A signed number, percentage or time, which is not a formula. */
const signed = /^[+-]\d+(?:[.:]\d+)*%?$/u;

/**
 * The start of a cell in a spreadsheet with a decimal comma: it splits cells at semicolons, and recognises quotes only
 * at the start of a cell.
 */
const parts = /[^;\r\n]+/gu;

const guarded = (part: string): string => (formula.test(part) && !signed.test(part) ? `'${part}` : part);

/**
 * Returns a text that a spreadsheet shows and never runs: an apostrophe precedes every part that it would read as a
 * formula. **Source**: OWASP, CSV injection.
 */
export const spreadsheetSafe = (text: string): string => (sign.test(text) ? text.replace(parts, guarded) : text);
