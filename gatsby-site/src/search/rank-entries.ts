import { entryKinds, type SearchEntry } from './entry';

/** Returns the words of a text: lower case, without punctuation. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns a text without spaces, so that `last x seconds` equals `lastXSeconds`. */
const squeezed = (text: string): string => wordsOf(text).join('');

/** A single letter must be a word, longer words only have to begin one. */
const begins = (word: string, sought: string): boolean =>
  sought.length === 1 ? word === sought : word.startsWith(sought);

/** How well an entry fits. */
const fits = { none: 0, words: 1, start: 2, exact: 3 } as const;

function fitOf({ title, names }: SearchEntry, sought: readonly string[], whole: string): number {
  const all = [title, ...names];
  if (all.some((name) => squeezed(name) === whole)) return fits.exact;
  const best = all.map((name) => {
    const words = wordsOf(name);
    if (!sought.every((word) => words.some((other) => begins(other, word)))) return fits.none;
    return begins(words[0] ?? '', sought[0] ?? '') ? fits.start : fits.words;
  });
  return Math.max(...best);
}

/** Whether one of the names beside the title equals the query: the words of a page are declared for it. */
const isNamed = ({ names }: SearchEntry, whole: string): boolean => names.some((name) => squeezed(name) === whole);

/**
 * Returns the entries whose names a query has, the best first: equal names before names that begin with the query, and
 * those before names that contain its words. Of two pages with an equal name, the one it is declared for comes first.
 * **Empty**: none for a query without words.
 */
export function rankEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const sought = wordsOf(query);
  const whole = squeezed(query);
  if (whole === '') return [];
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, sought, whole) }))
    .filter(({ fit }) => fit > fits.none)
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        entryKinds.indexOf(a.entry.kind) - entryKinds.indexOf(b.entry.kind) ||
        Number(isNamed(b.entry, whole)) - Number(isNamed(a.entry, whole)) ||
        a.entry.title.length - b.entry.title.length ||
        a.entry.title.localeCompare(b.entry.title, 'en'),
    )
    .map(({ entry }) => entry);
}
