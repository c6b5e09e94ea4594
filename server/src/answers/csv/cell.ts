import { spreadsheetSafe } from '@goalsquare/data';

const special = /[",\r\n]/u;

const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/**
 * Formats a value as a CSV cell. List items are joined by `;`. Missing values and null give an empty cell. Text is
 * escaped so that a spreadsheet never reads it as a formula. **Source**: RFC 4180.
 */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(spreadsheetSafe(value));
  return Array.isArray(value) ? quoted(spreadsheetSafe(value.map(plain).join(';'))) : plain(value);
}
