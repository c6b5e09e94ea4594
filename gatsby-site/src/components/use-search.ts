import { useEffect, useState } from 'react';
import { searchFor, type Found } from '../behaviours/search-index';
import { constants } from '../constants';
import { labelOf, type Scope } from '../search/scope';

/** State of a search. */
export type Search =
  | { readonly phase: 'none' | 'searching' | 'failed' }
  | { readonly phase: 'found'; readonly words: string; readonly scope: Scope; readonly found: Found };

/** The state of a search, and the query it belongs to. */
interface Settled {
  readonly words: string;
  readonly scope: Scope;
  readonly attempt: number;
  readonly search: Search;
}

/**
 * Searches a scope as the reader types. Ignores results for outdated words, and keeps the previous result until there
 * is a new one.
 */
export function useSearch(words: string, scope: Scope, attempt: number): Search {
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    const settle = (search: Search): void => {
      if (isWanted) setSettled({ words, scope, attempt, search });
    };
    searchFor(words, scope, constants.searchResults).then(
      (found) => {
        settle({ phase: 'found', words, scope, found });
      },
      () => {
        settle({ phase: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [words, scope, attempt]);
  if (words === '') return { phase: 'none' };
  if (settled === undefined) return { phase: 'searching' };
  const isOfThese = settled.words === words && settled.scope === scope && settled.attempt === attempt;
  return isOfThese || settled.search.phase === 'found' ? settled.search : { phase: 'searching' };
}

/** Returns the state of a search as a sentence for screen readers. **Empty**: `''` before the reader types. */
export function inWords(search: Search, words: string, scope: Scope): string {
  switch (search.phase) {
    case 'none':
      return '';
    case 'searching':
      return 'Searching';
    case 'failed':
      return 'The search index could not be loaded.';
    case 'found': {
      const { total, pages } = search.found;
      if (total === 0) return `Nothing found for “${words}”${scope === '' ? '' : ` in ${labelOf(scope)}`}.`;
      return total === pages.length
        ? `${total} ${total === 1 ? 'page' : 'pages'} found`
        : `${total} pages found, the best ${pages.length} shown`;
    }
  }
}
