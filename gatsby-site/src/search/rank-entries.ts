import { rankNamed } from '@goalsquare/client/ranking';
import { entryKinds, type SearchEntry } from './entry';

/**
 * Returns the entries whose names match a query, the best first. Equal matches are sorted by kind. **Empty**: none
 * without words.
 */
export const rankEntries = (entries: readonly SearchEntry[], query: string): readonly SearchEntry[] =>
  rankNamed(entries, query, (a, b) => entryKinds.indexOf(a.kind) - entryKinds.indexOf(b.kind));
