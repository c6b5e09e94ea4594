/** Beginnings a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A number, percentage or time with a sign, which is none. */
const signed = /^[+-]\d+(?:[.:]\d+)*%?$/u;

/** A text as a spreadsheet shows it and never runs it: what it would take for a formula begins with an apostrophe. **Source**: OWASP, CSV injection. */
export const spreadsheetSafe = (text: string): string => (formula.test(text) && !signed.test(text) ? `'${text}` : text);
