import { spreadsheetSafe } from '@goalsquare/data';

const special = /[",\r\n]/u;

/** What a spreadsheet of a country with a decimal comma takes for a cell: it parts them at semicolons, and knows no quotes that begin later. */
const parts = /[^;\r\n]+/gu;

const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const safe = (text: string): string => (/[;\r\n]/u.test(text) ? text.replace(parts, (part) => spreadsheetSafe(part)) : spreadsheetSafe(text));

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** A value as a cell of CSV: lists joined by `;`, what is absent or null empty, neither a text nor its part after a semicolon a formula. **Source**: RFC 4180; OWASP, CSV injection. */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(safe(value));
  return Array.isArray(value) ? quoted(safe(value.map(plain).join(';'))) : plain(value);
}
