import { storyOf, type Match, type Story } from '@goalsquare/engine';
import { Lru } from '@goalsquare/data';

/** Stories kept: each holds every row of its match, so only those asked for last. */
const KEPT = 16;

const told = new Lru<Match, Story>(KEPT);

/** The story of a match. A match is immutable, so its story never changes and may be remembered. */
export const storyOfMatch = (match: Match): Story => told.of(match, () => storyOf(match));
