/** Number of members shown of a list. */
const SHOWN = 2;
/** Number of items shown of a list of plain values, or of a list of lists. */
const PLAIN_SHOWN = 12;

/** Returns a response with its long lists cut, so that it is short enough to read. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null || Array.isArray(item));
    return value.slice(0, isPlain ? PLAIN_SHOWN : SHOWN).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]));
}
