import type { FinalsCode } from '@goalsquare/engine';
import type { LeagueDesign, LevelDesign, SeasonDesign } from './design.js';
import { leagues } from './leagues.js';

interface Size {
  readonly clubs: number;
  readonly rounds: number;
  /** Default: no finals. */
  readonly finals?: FinalsCode;
}

/** Sizes of the seasons that have more than one match, by league, level and season. */
const sizes: Readonly<Record<string, Size>> = {
  '1 SEN 2025': { clubs: 4, rounds: 3, finals: 'four' },
  '1 SEN 2026': { clubs: 14, rounds: 10 },
  '3 SEN 2024': { clubs: 6, rounds: 3 },
  '3 SEN 2026': { clubs: 10, rounds: 6 },
  '5 SEN 2025': { clubs: 4, rounds: 2 },
  '5 SEN 2026': { clubs: 4, rounds: 3 },
  '12 SEN 2025': { clubs: 4, rounds: 3 },
  '12 RES 2025': { clubs: 2, rounds: 2 },
};
const oneMatch: Size = { clubs: 2, rounds: 1 };

/** The Thursday before the world's current time, on which the first round of the 2026 seasons starts. */
const THURSDAY_BEFORE_INSTANT = '2026-06-25';

function smallSeason({ byesFrom: _, ...season }: SeasonDesign, { clubs, rounds }: Size): SeasonDesign {
  return { ...season, clubs, rounds, ...(season.id === 2026 && { start: THURSDAY_BEFORE_INSTANT }) };
}

function smallLevel(leagueId: number, level: LevelDesign): LevelDesign {
  const sized = level.seasons.flatMap((season) => {
    const size =
      sizes[`${leagueId} ${level.level} ${season.id}`] ?? (season.id === 2025 && leagueId !== 3 ? oneMatch : undefined);
    return size === undefined ? [] : [{ season: smallSeason(season, size), finals: size.finals ?? 'none' }];
  });
  return { ...level, finals: sized[0]?.finals ?? 'none', seasons: sized.map(({ season }) => season) };
}

/**
 * The world with few clubs and few matches. It has every league, level and special match, and is simulated in
 * seconds.
 */
export const smallLeagues: readonly LeagueDesign[] = leagues.map((league) => ({
  ...league,
  levels: league.levels.map((level) => smallLevel(league.id, level)),
}));
