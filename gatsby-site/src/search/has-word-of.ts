/** A page of the full-text search. **Shape**: excerpts are HTML with the matching words in `mark`. */
interface MarkedPage {
  readonly excerpt: string;
  readonly sections: readonly { readonly excerpt: string }[];
}

/** How much of a query word a page must contain: at least this many letters, and at least this share of the word. */
const SHARED = { letters: 4, share: 0.75 } as const;

/** Whether a word in a text starts with a short query word. A match inside a word, such as a random key, is ignored. */
const beginsWord = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));

/** Endings of words. A page that has the word without its ending contains it. */
const endings = /(?:e?s|ed|ing|ers?)$/u;

/** Returns a word without its ending and a final e, so that `branding` equals `brand`, and `scoring` `score`. */
const stemOf = (word: string): string => word.replace(endings, '').replace(/e$/u, '');

const isSameStem = (one: string, other: string): boolean =>
  stemOf(other).length >= SHARED.letters && stemOf(one) === stemOf(other);

const marked = /<mark>(.*?)<\/mark>/gu;

/**
 * Whether a page contains a word of a query, or most of one. If no page has a word, the index shortens it until one
 * matches.
 */
export function hasWordOf({ excerpt, sections }: MarkedPage, query: string): boolean {
  const texts = [excerpt, ...sections.map((section) => section.excerpt)].join(' ');
  const found = [...texts.matchAll(marked)].map(([, text = '']) => text.toLowerCase());
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .some((word) => {
      const stem = word.slice(0, Math.max(SHARED.letters, Math.ceil(word.length * SHARED.share)));
      return found.some((text) =>
        word.length < SHARED.letters
          ? beginsWord(text, word)
          : text.includes(stem) || isSameStem(text.replaceAll(/[^\p{L}\p{N}]/gu, ''), word),
      );
    });
}
