import { matchViewOf, type Match, type MatchView } from '@goalsquare/engine';
import { CountedLru } from '../../domain/caches.js';

/** Views that are cached. Each holds every row of its match, so there are few. */
const KEPT = 16;

const views = new CountedLru<Match, MatchView>('match-views', { max: KEPT, memoMethod: matchViewOf });

/** Returns the view of a match from a cache. A match is immutable, so its view never changes. */
export const cachedMatchView = (match: Match): MatchView => views.memo(match);
