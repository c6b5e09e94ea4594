import { storyOf, type Match, type Story } from '@goalsquare/engine';
import { CountedLru } from '../../domain/caches.js';

/** Stories kept: each holds every row of its match, so only those asked for last. */
const KEPT = 16;

const told = new CountedLru<Match, Story>('stories', KEPT);

/** The story of a match. A match is immutable, so its story never changes and may be remembered. */
export const storyOfMatch = (match: Match): Story => told.of(match, () => storyOf(match));
