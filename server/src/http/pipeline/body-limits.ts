/** Maximum nesting of a body. The contract needs four levels. */
export const MAX_DEPTH = 32;

/**
 * Maximum number of values in a body. The contract needs about 52,000: a hundred requests with 500 metric codes each.
 */
export const MAX_VALUES = 150_000;

/** Maximum number of members of an object in a body. The parser is slow for larger objects. */
export const MAX_MEMBERS = 1000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Returns the end of a string that begins at a quote: the position of its closing quote, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Returns why JSON must not be parsed: deep nesting or too many values would make the parser and later steps slow.
 * **Shape**: `bytes` are UTF-8. **Empty**: `undefined` if it may be parsed, even if it is not valid JSON.
 */
export function bodyLimitFault(bytes: Uint8Array): string | undefined {
  /** Number of members of the object at each depth. Items of a list are not counted. */
  const members: number[] = [-Infinity];
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA) {
      values += 1;
      const count = (members[depth] ?? -Infinity) + 1;
      members[depth] = count;
      if (values > MAX_VALUES) return `The body contains more than ${MAX_VALUES} values.`;
      if (count > MAX_MEMBERS) return `An object of the body has more than ${MAX_MEMBERS} members.`;
    } else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      depth += 1;
      if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} deep.`;
      members[depth] = byte === OPENING_BRACE ? 1 : -Infinity;
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) depth = Math.max(0, depth - 1);
  }
  return undefined;
}
