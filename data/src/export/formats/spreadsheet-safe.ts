/** With what of these a text begins, a spreadsheet takes for a formula. */
const sign = /[=+\-@\t＝＋－＠]/u;

const formula = new RegExp(`^${sign.source}`, 'u');

/** A number, percentage or time with a sign, which is none. */
const signed = /^[+-]\d+(?:[.:]\d+)*%?$/u;

/**
 * What a spreadsheet of a country with a decimal comma takes for a cell: it parts them at semicolons, and knows no
 * quotes that begin later.
 */
const parts = /[^;\r\n]+/gu;

const guarded = (part: string): string => (formula.test(part) && !signed.test(part) ? `'${part}` : part);

/**
 * A text as a spreadsheet shows it and never runs it: what it would take for a formula, in the text or in a part of it,
 * begins with an apostrophe. **Source**: OWASP, CSV injection.
 */
export const spreadsheetSafe = (text: string): string => (sign.test(text) ? text.replace(parts, guarded) : text);
