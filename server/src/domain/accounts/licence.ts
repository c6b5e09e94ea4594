import { createHash } from 'node:crypto';
import type { SeasonKey } from '@goalsquare/data';
import type { Tier } from '@goalsquare/engine';

/** A licensed league, with its licensed levels and seasons. **Empty**: all levels or all seasons. */
export interface LicensedLeague {
  readonly leagueId: number;
  readonly levelIds?: readonly number[];
  readonly seasonIds?: readonly number[];
}

/** What an account can read. Except for usage, responses to two accounts differ only if their licences do. */
export interface Licence {
  readonly tier: Tier;
  readonly leagues: 'all' | readonly LicensedLeague[];
}

/** Whether a licence includes a season. Entries for the same league are combined. */
export const includesSeason = ({ leagues }: Licence, { leagueId, levelId, seasonId }: SeasonKey): boolean =>
  leagues === 'all' ||
  leagues.some(
    (league) =>
      league.leagueId === leagueId &&
      (league.levelIds?.includes(levelId) ?? true) &&
      (league.seasonIds?.includes(seasonId) ?? true),
  );

const tags = new WeakMap<Licence, string>();

/** Returns a short text that identifies a licence. */
export function tagOfLicence(licence: Licence): string {
  const known = tags.get(licence);
  if (known !== undefined) return known;
  const tag = createHash('sha256').update(JSON.stringify(licence)).digest('hex').slice(0, 12);
  tags.set(licence, tag);
  return tag;
}
