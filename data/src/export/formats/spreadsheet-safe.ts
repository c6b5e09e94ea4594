/** Characters that begin a formula in spreadsheets. */
const sign = /[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]/u;

const formula = new RegExp(`^${sign.source}`, 'u');

/** A signed number, percentage or time, which is not a formula. */
const signed = /^[+-]\d+(?:[.:]\d+)*%?$/u;

/**
 * Matches each part of a text that can become a cell of its own. Spreadsheets that use a decimal comma split cells at
 * semicolons, and recognise quotes only at the start of a cell.
 */
const parts = /[^;\r\n]+/gu;

const guarded = (part: string): string => (formula.test(part) && !signed.test(part) ? `'${part}` : part);

/**
 * Returns text that a spreadsheet displays but never runs: an apostrophe precedes every part that it would treat as a
 * formula. **Source**: OWASP, CSV injection.
 */
export const spreadsheetSafe = (text: string): string => (sign.test(text) ? text.replace(parts, guarded) : text);
