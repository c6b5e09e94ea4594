import type { Persons } from '@goalsquare/openapi';
import { playerAddress } from '../addresses/page-addresses';
import { currentKey } from '../requests/api-key';
import { kindLabels, type SearchEntry } from '../search/entry';
import { hasWordOf } from '../search/has-word-of';
import { rankEntries } from '../search/rank-entries';
import { isInScope, kindOf, ownParts, topicTitleOf, type Scope } from '../search/scope';

/** A section of a page in the search results. */
export interface FoundSection {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

/**
 * A page in the search results. **Shape**: excerpts are HTML with the matching words in `mark`. Pagefind has escaped
 * the rest.
 */
export interface FoundPage {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** The kind of result. **Empty**: `''` for a page. */
  readonly label: string;
  readonly sections: readonly FoundSection[];
}

/** The first results, and the total number. */
export interface Found {
  readonly total: number;
  readonly pages: readonly FoundPage[];
}

interface IndexedPage {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly FoundSection[];
}

interface IndexResult {
  readonly id: string;
  readonly data: () => Promise<IndexedPage>;
}

interface Index {
  readonly options: (options: { readonly noWorker: boolean }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    words: string,
    options?: { readonly filters: Readonly<Record<string, string>> },
  ) => Promise<{ readonly results: readonly IndexResult[] }>;
}

const PLACE = '/pagefind/pagefind.js';

let index: Promise<Index> | undefined;
let failures = 0;

async function load(): Promise<Index> {
  // Browsers remember that a module failed to load, so another attempt needs another URL.
  const place = failures === 0 ? PLACE : `${PLACE}?again=${failures}`;
  // esbuild keeps the comment only before a plain name.
  const loaded = (await import(/* webpackIgnore: true */ place)) as Index;
  // A worker would need its own content security policy to load the index.
  await loaded.options({ noWorker: true });
  await loaded.init();
  return loaded;
}

/** Loads the search index once. After a failure, the next call loads it again. */
export function openIndex(): Promise<Index> {
  index ??= load().catch((error: unknown) => {
    index = undefined;
    failures += 1;
    throw error;
  });
  return index;
}

const ENTRIES = '/search-entries.json';

let loadedEntries: Promise<readonly SearchEntry[]> | undefined;

/** Loads the search entries once. After a failure, the next call loads them again. */
function openEntries(): Promise<readonly SearchEntry[]> {
  loadedEntries ??= fetch(ENTRIES)
    .then(async (response) => {
      if (!response.ok) throw new Error(`${ENTRIES}: ${response.status}`);
      return (await response.json()) as readonly SearchEntry[];
    })
    .catch((error: unknown) => {
      loadedEntries = undefined;
      throw error;
    });
  return loadedEntries;
}

const pageOf = (
  { url, excerpt, meta: { title = url }, sub_results: parts }: IndexedPage,
  sections: number,
): FoundPage => ({
  title,
  url,
  excerpt,
  label: '',
  sections: parts.filter((part) => part.url !== url).slice(0, sections),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns an entry as a result page, with its sections from the full-text search. */
const pageOfEntry = ({ kind, title, url, description }: SearchEntry, fullText: FoundPage | undefined): FoundPage => ({
  title,
  url,
  excerpt: escaped(description),
  label: kindLabels[kind],
  sections: fullText?.sections ?? [],
});

/** Returns the best match for each URL. The settings of a section share a URL. */
const onePerUrl = (ranked: readonly SearchEntry[]): readonly SearchEntry[] =>
  ranked.filter(({ url }, at) => ranked.findIndex((other) => other.url === url) === at);

/** Parts of the hub whose pages come last in full-text results. */
const LAST = ['metrics', 'release-notes'] as const;

const without = (results: readonly IndexResult[], others: readonly IndexResult[]): readonly IndexResult[] => {
  const ids = new Set(others.map(({ id }) => id));
  return results.filter(({ id }) => !ids.has(id));
};

/** Searches the text of all pages. Docs, guides and reference come first, then metrics, then release notes. */
async function searchEverything(index: Index, words: string): Promise<readonly IndexResult[]> {
  const { results } = await index.search(words);
  const last = await Promise.all(LAST.map((part) => index.search(words, { filters: { part } })));
  const late = last.flatMap((found) => found.results);
  return [...without(results, late), ...late];
}

/** Searches the full text of the pages in a scope. */
async function fullTextSearch(words: string, scope: Scope): Promise<readonly IndexResult[]> {
  const index = await openIndex();
  const [kind, topic] = [kindOf(scope), topicTitleOf(scope)];
  if (topic !== undefined) return (await index.search(words, { filters: { topic } })).results;
  if (kind === undefined) return searchEverything(index, words);
  const { part } = kind;
  if (part !== undefined) return (await index.search(words, { filters: { part } })).results;
  const [{ results }, ...others] = await Promise.all([
    index.search(words),
    ...ownParts.map((own) => index.search(words, { filters: { part: own } })),
  ]);
  return without(
    results,
    others.flatMap((found) => found.results),
  );
}

/** The maximum number of pages, of pages found by name, and of sections per page. */
interface Limits {
  readonly pages: number;
  readonly sections: number;
  readonly named: number;
}

/** The maximum number of players that a search finds by name. */
const PLAYERS = 3;

/** Matches text that could be a person's name. Persons have no page of their own in the index. */
const personName = /^[\p{L}][\p{L}'’. -]{2,}$/u;

/** Returns players of the server whose names contain every word of a query. **Empty**: none if the request fails. */
async function playersNamed(words: string): Promise<readonly FoundPage[]> {
  if (!personName.test(words)) return [];
  const path = `/v1/persons?name=${encodeURIComponent(words)}&limit=${PLAYERS}`;
  const response = await fetch(path, { headers: { Authorization: `Bearer ${currentKey()}` } });
  if (!response.ok) return [];
  const { persons } = (await response.json()) as Persons;
  const sought = words.toLowerCase().split(/\s+/u);
  return persons
    .filter(({ fullname }) => sought.every((word) => fullname.toLowerCase().includes(word)))
    .map(({ personId, fullname, squads: [latest] }) => ({
      title: fullname,
      url: playerAddress(personId),
      excerpt: latest === undefined ? '' : escaped(`${latest.squadName}, ${latest.seasonId}`),
      label: 'Player',
      sections: [],
    }));
}

/**
 * Finds pages in a scope: first entries by name, then the full text. **Empty**: no pages. **Throws** if the index
 * cannot be loaded.
 */
export async function searchFor(words: string, scope: Scope, limits: Limits): Promise<Found> {
  const [entries, results] = await Promise.all([openEntries(), fullTextSearch(words, scope)]);
  const ranked = onePerUrl(
    rankEntries(
      entries.filter((entry) => isInScope(entry, scope)),
      words,
    ),
  );
  const named = ranked.slice(0, kindOf(scope) === undefined ? limits.named : limits.pages);
  const loaded = await Promise.all(results.slice(0, limits.pages).map((result) => result.data()));
  const fullText = loaded
    .map((page) => pageOf(page, limits.sections))
    .filter((page) => hasWordOf({ ...page, sections: [...page.sections] }, words));
  const players = named.length === 0 && scope === '' ? await playersNamed(words).catch(() => []) : [];
  const urls = new Set(named.map(({ url }) => url));
  const pages = [
    ...players,
    ...named.map((entry) =>
      pageOfEntry(
        entry,
        fullText.find(({ url }) => url === entry.url),
      ),
    ),
    ...fullText.filter(({ url }) => !urls.has(url)),
  ].slice(0, limits.pages);
  // Poor matches come last: if one of the first pages does not match, none of the later pages do.
  const isWhole = fullText.length === loaded.length;
  return { total: isWhole ? Math.max(results.length, pages.length) : pages.length, pages };
}
