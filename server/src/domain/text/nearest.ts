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

/** Counts the letters of a text, to find quickly that a candidate has other letters. */
class Letters {
  readonly #counts = new Int16Array(128);

  constructor(private readonly text: string) {
    this.#add(text, 1);
  }

  /** Returns a number that is at most the number of edits that turn the text into a candidate. */
  fewestEdits(candidate: string): number {
    const extra = this.#add(candidate, -1);
    this.#add(candidate, 1);
    return Math.max(extra, this.text.length - candidate.length + extra);
  }

  /** Adds to the count of each letter, and returns for how many letters the count is then negative. */
  #add(text: string, by: 1 | -1): number {
    const counts = this.#counts;
    let negative = 0;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at) % counts.length;
      const count = (counts[letter] ?? 0) + by;
      counts[letter] = count;
      if (count < 0) negative += 1;
    }
    return negative;
  }
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
  const letters = new Letters(wanted);
  let most = maxEdits;
  let best: T | undefined;
  for (const candidate of candidates) {
    const word = candidate.toUpperCase();
    if (letters.fewestEdits(word) > most) continue;
    const edits = editsBetween(wanted, word, most);
    if (edits > most || (best !== undefined && edits === most)) continue;
    [best, most] = [candidate, edits];
  }
  return best;
}
