import { ComputedList } from './computed-list.js';

/** Length at which a chunk is complete. **Units**: UTF-16 units. */
export const PIECE = 65_536;

/** Lists with more items are written in chunks. */
const LONG = 200;

type LongList = readonly unknown[] | ComputedList<unknown>;

const isLong = (value: unknown): value is LongList =>
  value instanceof ComputedList || (Array.isArray(value) && value.length > LONG);

/** Whether the JSON of a value is written in chunks, because the value or one of its members is a long list. */
export const hasLongList = (value: unknown): value is object =>
  isLong(value) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).some(isLong));

const textOf = (item: unknown): string => JSON.stringify(item);

function* itemTexts(list: LongList): Generator<string> {
  let comma = '';
  yield '[';
  for (const item of list) {
    yield comma + textOf(item);
    comma = ',';
  }
  yield ']';
}

/** Yields the JSON of an object. Long lists are yielded item by item. */
export function* memberTexts(value: object): Generator<string> {
  let comma = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${comma}${JSON.stringify(name)}:`;
    if (isLong(member)) yield* itemTexts(member);
    else yield textOf(member);
    comma = ',';
  }
  yield comma === '{' ? '{}' : '}';
}

/** Joins texts on demand into chunks of about `PIECE` units. */
export function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Returns the JSON of a value with long lists as chunks that are computed on demand. */
export const jsonPieces = (value: object): Generator<string> =>
  inPieces(isLong(value) ? itemTexts(value) : memberTexts(value));
