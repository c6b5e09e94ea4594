/*
 * Ranks names by how well they match a text. The site search, the hub's metric lists, and the client's `find` and
 * suggestions share it. The hub loads this module without the client.
 */
import { editDistance } from '../suggest.js';
import { metricWords } from './metric-words.js';

/** A thing that can be found by its title or by other names. */
export interface Titled {
  readonly title: string;
  readonly names: readonly string[];
}

/** The names of a metric. */
export interface NamedMetric {
  readonly code: string;
  readonly name: string;
  readonly namePlural?: string;
}

/** Returns the words of a text, in lower case and without punctuation. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['\u2019]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Removes case, spaces and punctuation from a text, so that `last x seconds` equals `lastXSeconds`. */
const squeezed = (text: string): string => wordsOf(text).join('');

/** Filler words of questions. They are ignored unless the query has no other words. */
const FILLERS = new Set(
  'a an and are by can do does for from get how i in is it me my of on the to use using what where which with'.split(
    ' ',
  ),
);

/** Returns the significant words of a query. */
function soughtIn(query: string): readonly string[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !FILLERS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Returns a word without a plural ending. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<=[^s])s$/u, '') : word);

/** Whether a word begins with the sought one. A single letter must be the whole word. */
const begins = (word: string, sought: string): boolean =>
  sought.length === 1 ? word === sought : word.startsWith(singular(sought));

/** Returns the number of wrong letters allowed in a word: none in a short one. */
const allowance = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Whether a word differs from the sought one in no more letters than its length allows. */
const resembles = (word: string, sought: string): boolean => {
  const allowed = allowance(sought);
  return (
    word === sought ||
    (allowed > 0 && Math.abs(word.length - sought.length) <= allowed && editDistance(word, sought) <= allowed)
  );
};

/**
 * How well an entry fits a query. `equal` and `same`: a name is the query, or has its words in another order. `spread`:
 * several names together have the words. `pair` and `part`: a name is two words of the query, or one. `typo`: the names
 * have words that resemble those of the query.
 */
const fits = { none: 0, part: 1, pair: 2, typo: 3, spread: 4, words: 5, start: 6, same: 7, equal: 8 } as const;

/** A query, prepared for comparison with names. */
interface Sought {
  /** The query without spaces. */
  readonly whole: string;
  /** The significant words of the query. */
  readonly words: readonly string[];
  /** The significant words in alphabetical order. */
  readonly sorted: string;
  readonly pairs: ReadonlySet<string>;
  /** The single words of the query, if it has several. */
  readonly parts: ReadonlySet<string>;
}

const sortedOf = (words: readonly string[]): string => [...words].sort().join(' ');

function soughtOf(query: string): Sought {
  const words = soughtIn(query);
  return {
    whole: squeezed(query),
    words,
    sorted: sortedOf(words),
    pairs: new Set(words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)),
    parts: new Set(words.length > 1 ? words.filter((word) => word.length > 1) : []),
  };
}

/** Returns how well a single name fits. */
function fitOfName(name: string, { whole, words: sought, sorted, pairs, parts }: Sought): number {
  const plain = squeezed(name);
  const words = wordsOf(name);
  if (plain === whole) return fits.equal;
  if (sortedOf(words) === sorted) return fits.same;
  if (sought.every((word) => words.some((other) => begins(other, word))))
    return begins(words[0] ?? '', sought[0] ?? '') ? fits.start : fits.words;
  return pairs.has(plain) ? fits.pair : parts.has(plain) ? fits.part : fits.none;
}

function fitOf({ title, names }: Titled, sought: Sought): number {
  const all = [title, ...names];
  const best = Math.max(...all.map((name) => fitOfName(name, sought)));
  if (best >= fits.words) return best;
  const together = wordsOf(all.join(' '));
  const hasAll = (isLike: (word: string, other: string) => boolean): boolean =>
    sought.words.every((word) => together.some((other) => isLike(other, word)));
  return hasAll(begins) ? fits.spread : hasAll(resembles) ? fits.typo : best;
}

/** Whether a name other than the title equals the query or a part of it. Pages declare the words they are about. */
const isNamed = ({ names }: Titled, { whole, pairs, parts }: Sought): boolean =>
  names.map(squeezed).some((name) => name === whole || pairs.has(name) || parts.has(name));

/**
 * Returns the entries that fit a query, best first: those with a name equal to it, those with a name that begins with
 * it, those with a name that contains its words, then those with the words in several names. If there are none, returns
 * entries whose words are spelt slightly differently, or else those named by part of the query. Ties are ordered by
 * `before`, then by whether a name is declared for the query. **Empty**: no entries for a query without words.
 */
export function rankNamed<T extends Titled>(
  entries: readonly T[],
  query: string,
  before: (a: T, b: T) => number = () => 0,
): readonly T[] {
  const sought = soughtOf(query);
  if (sought.words.length === 0) return [];
  const fitting = entries.map((entry) => ({ entry, fit: fitOf(entry, sought) })).filter(({ fit }) => fit > fits.none);
  const greatest = Math.max(...fitting.map(({ fit }) => fit));
  const least = Math.min(greatest, fits.spread);
  return fitting
    .filter(({ fit }) => fit >= least)
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        before(a.entry, b.entry) ||
        Number(isNamed(b.entry, sought)) - Number(isNamed(a.entry, sought)) ||
        a.entry.title.length - b.entry.title.length ||
        a.entry.title.localeCompare(b.entry.title, 'en'),
    )
    .map(({ entry }) => entry);
}

/** Returns the other names by which a metric is found: its code, its plural and search words. */
export const namesOfMetric = ({ code, namePlural }: NamedMetric): readonly string[] => [
  code,
  ...(namePlural === undefined ? [] : [namePlural]),
  ...(metricWords[code] ?? []),
];

/** Returns the metrics that words describe, ranked as in the site search. **Empty**: all metrics without words. */
export function rankMetrics<T extends NamedMetric>(metrics: readonly T[], words: string): readonly T[] {
  if (words.trim() === '') return metrics;
  const entries = metrics.map((metric) => ({ metric, title: metric.name, names: namesOfMetric(metric) }));
  return rankNamed(entries, words).map(({ metric }) => metric);
}
