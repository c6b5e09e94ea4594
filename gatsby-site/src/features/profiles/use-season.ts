import type { Answer } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { wholeNumberIn } from '../../addresses/address-query';
import { useAnswer, type Reading } from '../../requests/use-answer';

export type Seasons = Answer<'getLevelSeasons'>;

/** The league and level in an address, and the season if the address has one. */
export interface AskedSeason {
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number | undefined;
}

/** Reads the season from an address. The default is league 1, level 1. */
export const askedSeason = ({
  leagueId,
  levelId,
  seasonId,
}: Readonly<Partial<Record<'leagueId' | 'levelId' | 'seasonId', string>>>): AskedSeason => ({
  leagueId: wholeNumberIn(leagueId) ?? 1,
  levelId: wholeNumberIn(levelId) ?? 1,
  seasonId: wholeNumberIn(seasonId),
});

/** Returns the path of a level's seasons. */
export const seasonsPath = ({ leagueId, levelId }: Pick<SeasonKey, 'leagueId' | 'levelId'>): string =>
  `/v1/leagues/${leagueId}/levels/${levelId}/seasons`;

/**
 * Returns the latest season with a finished match, otherwise the first season. **Empty**: `undefined` without seasons.
 */
export function latestOf(seasons: Seasons): number | undefined {
  const begun = seasons.filter(({ matches }) => matches.complete > 0).map(({ id }) => id);
  return begun.length > 0 ? Math.max(...begun) : seasons[0]?.id;
}

/** Reads the seasons of a level. */
export function useSeasons({ leagueId, levelId }: Pick<SeasonKey, 'leagueId' | 'levelId'>): Reading<Seasons> {
  return useAnswer<Seasons>(seasonsPath({ leagueId, levelId }));
}
