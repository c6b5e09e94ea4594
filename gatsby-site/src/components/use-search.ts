import { useEffect, useState } from 'react';
import { searchFor, type Found } from '../behaviours/search-index';
import { constants } from '../constants';

/** Where a search stands. */
export type Search = { readonly phase: 'none' | 'searching' | 'failed' } | { readonly phase: 'found'; readonly found: Found };

/** Searches for words as they are typed; an answer to words that are no longer there is dropped. */
export function useSearch(words: string, attempt: number): Search {
  const [search, setSearch] = useState<Search>({ phase: 'none' });
  useEffect(() => {
    if (words === '') { setSearch({ phase: 'none' }); return undefined; }
    let isWanted = true;
    const settle = (settled: Search): void => { if (isWanted) setSearch(settled); };
    setSearch((before) => (before.phase === 'found' ? before : { phase: 'searching' }));
    searchFor(words, constants.searchResults).then((found) => { settle({ phase: 'found', found }); }, () => { settle({ phase: 'failed' }); });
    return () => { isWanted = false; };
  }, [words, attempt]);
  return search;
}

/** A search in words, as it is announced. **Empty**: nothing before there are words. */
export function inWords(search: Search, words: string): string {
  switch (search.phase) {
    case 'none': return '';
    case 'searching': return 'Searching';
    case 'failed': return 'The search index could not be loaded.';
    case 'found': {
      const { total, pages } = search.found;
      if (total === 0) return `Nothing found for “${words}”.`;
      return total === pages.length ? `${total} ${total === 1 ? 'page' : 'pages'} found` : `${total} pages found, the best ${pages.length} shown`;
    }
  }
}
