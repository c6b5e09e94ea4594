import type { Season, WorldLeague, WorldLevel } from '@goalsquare/data';
import type { CurrentSeason, League, LeagueDetails, LeagueLevel, LeagueLevelDetail, Level } from '@goalsquare/openapi';

/** A brief league. */
export const league = ({ id, name, code, gender }: WorldLeague): League => ({
  id,
  name,
  code,
  ...(gender !== undefined && { gender }),
});

/** A brief level. */
export const level = ({ id, name, code }: WorldLevel): Level => ({ id, name, code });

const currentSeason = ({ record: { id, competitionId, championshipId } }: Season): CurrentSeason => ({
  competitionId,
  ...(championshipId !== undefined && { championshipId }),
  seasonId: id,
});

export const leagueDetails = (of: WorldLeague, seasons: readonly Season[]): LeagueDetails => ({
  ...league(of),
  seasons: seasons.map((season) => ({ levelId: season.record.level.id, ...currentSeason(season) })),
});

export const leagueLevels = (of: WorldLeague): LeagueLevel => ({ league: league(of), levels: of.levels.map(level) });

export const levelDetail = (of: WorldLeague, one: WorldLevel, latest: Season | undefined): LeagueLevelDetail => ({
  ...level(one),
  league: league(of),
  ...(latest && { currentSeason: currentSeason(latest) }),
});
