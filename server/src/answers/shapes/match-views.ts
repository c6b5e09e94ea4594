import { matchViewOf, type Match, type MatchView } from '@goalsquare/engine';
import { CountedLru } from '../../domain/caches.js';

/** Stories kept: each holds every row of its match, so only those asked for last. */
const KEPT = 16;

const told = new CountedLru<Match, MatchView>('stories', KEPT);

/** The story of a match. A match is immutable, so its story never changes and may be remembered. */
export const cachedMatchView = (match: Match): MatchView => told.of(match, () => matchViewOf(match));
