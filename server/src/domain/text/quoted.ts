const MAX_SHOWN = 100;

const jsonOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

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
