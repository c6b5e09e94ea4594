import type { RowPosition } from './sorted-rows.js';

/** A cursor: the last row of a page, its query, and the version of the matches it was read from. */
export interface Cursor {
  readonly query: string;
  readonly version: string;
  readonly position: RowPosition;
}

/** Format version of cursors. */
const FORM = 1;

type Written = readonly [form: number, query: string, version: string, values: unknown, keys: unknown];

/** Encodes a cursor as base64url JSON. */
export const writeCursor = ({ query, version, position: { values, keys } }: Cursor): string =>
  Buffer.from(JSON.stringify([FORM, query, version, values, keys] satisfies Written)).toString('base64url');

const isNumbers = (value: unknown, length: number, mayBeNull: boolean): boolean =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((one) => (mayBeNull && one === null) || (typeof one === 'number' && Number.isFinite(one)));

function parsed(text: string): unknown {
  if (!/^[\w-]+$/u.test(text)) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a cursor. **Empty**: `undefined` unless the text is a cursor of this query. `items` is the number of sort
 * items, and `keys` the number of keys in a row's position.
 */
export function readCursor(
  text: string,
  query: string,
  { items, keys: keyCount }: { readonly items: number; readonly keys: number },
): Cursor | undefined {
  const value = parsed(text);
  if (!Array.isArray(value) || value.length !== 5) return undefined;
  const [form, of, version, values, keys] = value as unknown as Written;
  const isOfQuery = form === FORM && of === query && typeof version === 'string';
  if (!isOfQuery || !isNumbers(values, items, true) || !isNumbers(keys, keyCount, false)) return undefined;
  return { query, version, position: { values: values as RowPosition['values'], keys: keys as readonly number[] } };
}
