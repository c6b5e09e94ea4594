import { ComputedList } from './computed-list.js';

/** Length from which a piece is given away. **Units**: UTF-16 units. */
const PIECE = 65_536;

/** A list of more items is written in pieces. */
const LONG = 200;

type LongList = readonly unknown[] | ComputedList<unknown>;

const isLong = (value: unknown): value is LongList =>
  value instanceof ComputedList || (Array.isArray(value) && value.length > LONG);

/** Whether a value has a list so long that its JSON is written in pieces: it is one, or one of its members is. */
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

/** The JSON of an object, an item of a long list at a time. */
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

/** Joins texts to pieces of about `PIECE` units, which are computed as they are taken. */
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

/** The JSON of a value with long lists, in pieces that are computed as they are taken. */
export const jsonPieces = (value: object): Generator<string> =>
  inPieces(isLong(value) ? itemTexts(value) : memberTexts(value));
