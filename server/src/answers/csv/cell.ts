import { spreadsheetSafe } from '@goalsquare/data';

const special = /[",\r\n]/u;

const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/**
 * Returns a value as a cell of CSV. Lists are joined by `;`, absent values and null are empty, and a text is never a
 * formula. **Source**: RFC 4180.
 */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(spreadsheetSafe(value));
  return Array.isArray(value) ? quoted(spreadsheetSafe(value.map(plain).join(';'))) : plain(value);
}
