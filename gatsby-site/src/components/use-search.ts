import { useEffect, useState } from 'react';
import { searchFor, type Found } from '../behaviours/search-index';
import { constants } from '../constants';

/** Where a search stands. */
export type Search =
  | { readonly phase: 'none' | 'searching' | 'failed' }
  | { readonly phase: 'found'; readonly words: string; readonly found: Found };

/** How a search ended, and what was looked for. */
interface Settled {
  readonly words: string;
  readonly attempt: number;
  readonly search: Search;
}

/**
 * Searches for words as they are typed; an answer to words that are no longer there is dropped, one to those before
 * stays until there is another.
 */
export function useSearch(words: string, attempt: number): Search {
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    const settle = (search: Search): void => {
      if (isWanted) setSettled({ words, attempt, search });
    };
    searchFor(words, constants.searchResults).then(
      (found) => {
        settle({ phase: 'found', words, found });
      },
      () => {
        settle({ phase: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [words, attempt]);
  if (words === '') return { phase: 'none' };
  if (settled === undefined) return { phase: 'searching' };
  const isOfThese = settled.words === words && settled.attempt === attempt;
  return isOfThese || settled.search.phase === 'found' ? settled.search : { phase: 'searching' };
}

/** A search in words, as it is announced. **Empty**: nothing before there are words. */
export function inWords(search: Search, words: string): string {
  switch (search.phase) {
    case 'none':
      return '';
    case 'searching':
      return 'Searching';
    case 'failed':
      return 'The search index could not be loaded.';
    case 'found': {
      const { total, pages } = search.found;
      if (total === 0) return `Nothing found for “${words}”.`;
      return total === pages.length
        ? `${total} ${total === 1 ? 'page' : 'pages'} found`
        : `${total} pages found, the best ${pages.length} shown`;
    }
  }
}
