import type { Result } from '../log/entry.js';
import { hasPointsOnly } from '../log/result-points.js';
import { CORE_BIT, featuresIn, featureTexts } from '../vocabulary/features.js';

/** Joins words into a list for a sentence. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

export const NOT_STARTED = 'The match has not started.';
export const NO_EVENTS = 'No events of the match are known.';
export const NO_LOCATIONS = 'No event has a location.';
const ONLY_POINTS = 'Only the points of its score are known.';
export const NO_RATINGS = 'The league has no ratings.';

/** Describes a match without events, and whether its result has goals and behinds. */
export const noEvents = (result: Result | undefined): string =>
  result !== undefined && hasPointsOnly(result) ? `${NO_EVENTS} ${ONLY_POINTS}` : NO_EVENTS;

/** Describes what the source of a match lacks. */
export function missingText(missing: number, result: Result | undefined): string {
  if ((missing & CORE_BIT) !== 0) return noEvents(result);
  const words = featuresIn(missing).flatMap((feature) => (feature === 'ratings' ? [] : featureTexts[feature]));
  return [
    ...(words.length > 0 ? [`The source does not capture ${listed(words)}.`] : []),
    ...(featuresIn(missing).includes('ratings') ? [NO_RATINGS] : []),
  ].join(' ');
}
