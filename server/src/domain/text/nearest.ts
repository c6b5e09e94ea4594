/** Maximum length of compared texts. A longer text has no nearest match. */
const MAX_LENGTH = 64;

/**
 * Returns the number of edits (insert, delete, replace, swap neighbours) that turn one text into another, or a number
 * above `most`.
 */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const width = b.length + 1;
  let [before, row, next] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let j = 0; j < width; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return row[b.length] ?? most + 1;
}

/**
 * Returns the most likely intended word for a mistyped text, ignoring case. It is at most `maxEdits` away, by default a
 * third of the text. **Empty**: no candidate is near.
 */
export function nearestWord<T extends string>(
  text: string,
  candidates: readonly T[],
  maxEdits = Math.max(1, Math.floor(text.length / 3)),
): T | undefined {
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  const wanted = text.toUpperCase();
  let most = maxEdits;
  let best: T | undefined;
  for (const candidate of candidates) {
    const edits = editsBetween(wanted, candidate.toUpperCase(), most);
    if (edits > most || (best !== undefined && edits === most)) continue;
    [best, most] = [candidate, edits];
  }
  return best;
}
