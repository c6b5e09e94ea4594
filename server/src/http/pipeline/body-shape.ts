/** Deepest nesting of a body; the contract needs four levels. */
export const MAX_DEPTH = 32;

/** Most values a body may hold. The contract needs about 52,000: a hundred requests of 500 metric codes each. */
export const MAX_VALUES = 150_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Where a text that begins at a quote ends: the position of its last quote, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Returns why JSON is not parsed: it is nested too deeply, or holds too many values, and would take the parser and all
 * that follows long. **Shape**: `bytes` are UTF-8. **Empty**: `undefined` if it may be parsed, whether or not it is
 * valid JSON.
 */
export function whyNotParsed(bytes: Uint8Array): string | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfText(bytes, at);
        break;
      case COMMA:
        if ((values += 1) > MAX_VALUES) return `The body holds more than ${MAX_VALUES} values.`;
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        if ((depth += 1) > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} deep.`;
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        depth -= 1;
        break;
      default:
    }
  }
  return undefined;
}
