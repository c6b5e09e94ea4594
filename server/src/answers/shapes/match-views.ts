import { ByteCache, matchBytes } from '@goalsquare/data';
import { matchViewOf, type Match, type MatchView } from '@goalsquare/engine';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';

/** Memory that a row of a view takes with its details, measured over the sandbox world. **Units**: bytes. */
const ROW_BYTES = 300;

/** The share of the memory for opened matches that views may take. */
const SHARE = 0.25;

const views = new ByteCache<Match, MatchView>(memoryParts.matches, {
  share: SHARE,
  sizeOf: ({ rows }, match) => matchBytes(match) + rows.length * ROW_BYTES,
  memoMethod: matchViewOf,
  lookups: lookupCounts('match-views'),
});

/** Returns the view of a match from a cache. A match is immutable, so its view never changes. */
export const cachedMatchView = (match: Match): MatchView => views.memo(match);
