import { createHash } from 'node:crypto';
import type { SeasonKey } from '@goalsquare/data';
import type { Tier } from '@goalsquare/engine';

/** A league, with the licensed levels and seasons. **Empty**: all of them. */
export interface LicensedLeague {
  readonly leagueId: number;
  readonly levelIds?: readonly number[];
  readonly seasonIds?: readonly number[];
}

/** What an account can read. Responses to two accounts differ only by their licences, except for usage. */
export interface Licence {
  readonly tier: Tier;
  readonly leagues: 'all' | readonly LicensedLeague[];
}

/** Whether a licence includes a season. Entries of the same league are combined. */
export const includesSeason = ({ leagues }: Licence, { leagueId, levelId, seasonId }: SeasonKey): boolean =>
  leagues === 'all' ||
  leagues.some(
    (league) =>
      league.leagueId === leagueId &&
      (league.levelIds?.includes(levelId) ?? true) &&
      (league.seasonIds?.includes(seasonId) ?? true),
  );

const tags = new WeakMap<Licence, string>();

/** Returns a short text that differs for different licences. */
export function tagOfLicence(licence: Licence): string {
  const known = tags.get(licence);
  if (known !== undefined) return known;
  const tag = createHash('sha256').update(JSON.stringify(licence)).digest('hex').slice(0, 12);
  tags.set(licence, tag);
  return tag;
}
