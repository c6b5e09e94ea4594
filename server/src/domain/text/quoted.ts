const MAX_SHOWN = 100;

/** Returns the JSON of a text, or of a part that is longer than what is shown. */
const jsonOfText = (text: string): string => JSON.stringify(text.slice(0, MAX_SHOWN + 1));

/** Yields the JSON of a value in pieces, with the beginnings of long texts. */
function* piecesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    yield '[';
    for (const [at, item] of value.entries()) {
      if (at > 0) yield ',';
      yield* piecesOf(item);
    }
    yield ']';
  } else if (typeof value === 'object' && value !== null) {
    yield '{';
    for (const [at, name] of Object.keys(value).entries()) {
      yield `${at > 0 ? ',' : ''}${jsonOfText(name)}:`;
      yield* piecesOf((value as Readonly<Record<string, unknown>>)[name]);
    }
    yield '}';
  } else yield typeof value === 'string' ? jsonOfText(value) : JSON.stringify(value);
}

/**
 * Returns the JSON of a value, or a part that is longer than what is shown: the value may be as large as a body.
 * **Shape**: a value from JSON. **Empty**: `nothing` for `undefined`.
 */
function jsonOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  let text = '';
  for (const piece of piecesOf(value)) {
    text += piece;
    if (text.length > MAX_SHOWN) break;
  }
  return text;
}

/** Returns a value from a caller, shortened so that an error can repeat it. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : jsonOf(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}...`;
}

/** Returns the `value` member of a fault. Long values are truncated. **Empty**: `undefined` for `undefined`. */
export function truncated(value: unknown): unknown {
  const isShort = typeof value === 'string' ? value.length <= MAX_SHOWN : jsonOf(value).length <= MAX_SHOWN;
  return isShort ? value : quoted(value);
}
