import type { SeasonRecord } from '@goalsquare/engine';
import { unlessEmpty } from './unless-empty.js';

/** Merges two lists by a key. Members of a later item replace those of the earlier one. */
function merged<T>(
  before: readonly T[] | undefined,
  now: readonly T[] | undefined,
  keyOf: (item: T) => number | string,
): readonly T[] {
  const all = new Map((before ?? []).map((item) => [keyOf(item), item]));
  for (const item of now ?? []) {
    const standing = all.get(keyOf(item));
    all.set(keyOf(item), standing === undefined ? item : { ...standing, ...item });
  }
  return [...all.values()];
}

/** Merges two records of a season. Members of the later record replace those of the earlier one. Other members stay. */
export const mergedRecord = (before: SeasonRecord, now: SeasonRecord): SeasonRecord => ({
  ...before,
  ...now,
  ...unlessEmpty(
    'phases',
    merged(before.phases, now.phases, ({ id }) => id),
  ),
  ...unlessEmpty(
    'rounds',
    merged(before.rounds, now.rounds, ({ phaseId, number }) => `${phaseId} ${number}`),
  ),
  ...unlessEmpty(
    'squads',
    merged(before.squads, now.squads, ({ id }) => id),
  ),
  ...unlessEmpty(
    'conferences',
    merged(before.conferences, now.conferences, ({ code }) => code),
  ),
  ...unlessEmpty(
    'venues',
    merged(before.venues, now.venues, ({ id }) => id),
  ),
  ...unlessEmpty(
    'placings',
    merged(before.placings, now.placings, ({ squadId, fromRound }) => `${squadId} ${fromRound}`),
  ),
});
