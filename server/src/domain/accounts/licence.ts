import { createHash } from 'node:crypto';
import type { SeasonKey } from '@goalsquare/data';
import type { Tier } from '@goalsquare/engine';

/** A league and which of its levels and seasons are licensed: those listed, or all where none are listed. */
export interface LicensedLeague {
  readonly leagueId: number;
  readonly levelIds?: readonly number[];
  readonly seasonIds?: readonly number[];
}

/**
 * What an account may read. Whatever differs between the answers two accounts get, but for their usage, follows from
 * it.
 */
export interface Licence {
  readonly tier: Tier;
  readonly leagues: 'all' | readonly LicensedLeague[];
}

/** Whether a licence has a season. Entries of one league add up. */
export const includesSeason = ({ leagues }: Licence, { leagueId, levelId, seasonId }: SeasonKey): boolean =>
  leagues === 'all' ||
  leagues.some(
    (league) =>
      league.leagueId === leagueId &&
      (league.levelIds?.includes(levelId) ?? true) &&
      (league.seasonIds?.includes(seasonId) ?? true),
  );

const tags = new WeakMap<Licence, string>();

/** A short text that differs for other licences. */
export function tagOfLicence(licence: Licence): string {
  const known = tags.get(licence);
  if (known !== undefined) return known;
  const tag = createHash('sha256').update(JSON.stringify(licence)).digest('hex').slice(0, 12);
  tags.set(licence, tag);
  return tag;
}
