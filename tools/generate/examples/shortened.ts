/** Members of a list that are shown. */
const SHOWN = 2;
/** Plain values, or lists of them, that are shown. */
const PLAIN_SHOWN = 12;

/** A response short enough to read: long lists are cut, and the rest is unchanged. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null || Array.isArray(item));
    return value.slice(0, isPlain ? PLAIN_SHOWN : SHOWN).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]));
}
