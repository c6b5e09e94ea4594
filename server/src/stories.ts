import { storyOf, type Match, type Story } from '@goalsquare/engine';

/** Stories kept: each holds every row of its match, so only those asked for last. */
const KEPT = 16;

/** Tells matches, and remembers the last it told. A match is immutable, so its story never changes. */
class Stories {
  readonly #told = new Map<Match, Story>();

  /** The story of a match. */
  of(match: Match): Story {
    const story = this.#told.get(match) ?? storyOf(match);
    this.#told.delete(match);
    this.#told.set(match, story);
    const oldest = this.#told.keys().next();
    if (this.#told.size > KEPT && oldest.done !== true) this.#told.delete(oldest.value);
    return story;
  }
}

/** The one teller of the process: what it remembers depends on nothing but the matches. */
export const stories = new Stories();
