/** A section of a found page. */
export interface FoundSection {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

/**
 * A page that was found. **Shape**: excerpts are HTML, in which `mark` shows the words; pagefind has escaped the rest.
 */
export interface FoundPage {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly sections: readonly FoundSection[];
}

/** What was found: the first pages, and how many there are. */
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

interface Index {
  readonly options: (options: { readonly noWorker: boolean }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    words: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<IndexedPage> }[] }>;
}

const PLACE = '/pagefind/pagefind.js';

let index: Promise<Index> | undefined;
let failures = 0;

async function load(): Promise<Index> {
  // A browser remembers that a module could not be loaded, so it is asked for under another name then.
  const place = failures === 0 ? PLACE : `${PLACE}?again=${failures}`;
  // esbuild keeps the comment only before a plain name.
  const loaded = (await import(/* webpackIgnore: true */ place)) as Index;
  // A worker would have to load the index under a content security policy of its own.
  await loaded.options({ noWorker: true });
  await loaded.init();
  return loaded;
}

/** Loads the search index once, and again after a failure. */
export function openIndex(): Promise<Index> {
  index ??= load().catch((error: unknown) => {
    index = undefined;
    failures += 1;
    throw error;
  });
  return index;
}

const pageOf = (
  { url, excerpt, meta: { title = url }, sub_results: parts }: IndexedPage,
  sections: number,
): FoundPage => ({ title, url, excerpt, sections: parts.filter((part) => part.url !== url).slice(0, sections) });

/** Finds pages by words. **Empty**: no pages. **Throws** where the index cannot be loaded. */
export async function searchFor(
  words: string,
  limits: { readonly pages: number; readonly sections: number },
): Promise<Found> {
  const { results } = await (await openIndex()).search(words);
  const pages = await Promise.all(results.slice(0, limits.pages).map((result) => result.data()));
  return { total: results.length, pages: pages.map((page) => pageOf(page, limits.sections)) };
}
