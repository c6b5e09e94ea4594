import { levels } from '@goalsquare/engine';
import type { LevelCode } from './design.js';

/** The year that has number 0 in phase ids. */
const FIRST_YEAR = 2020;

/** Number of each phase in phase ids. */
export const phaseNumbers = { main: 1, finals: 2 } as const;

/** A part of a season: before the finals, or the finals. */
export type PhasePart = keyof typeof phaseNumbers;

export const levelIdOf = (code: LevelCode): number => levels.find((level) => level.code === code)?.id ?? 0;

/** Returns the id of a phase. It contains the league, level, year and part, so ids are unique in the world. */
export const phaseIdOf = (leagueId: number, level: LevelCode, seasonId: number, part: PhasePart): number =>
  leagueId * 10_000 + levelIdOf(level) * 1_000 + (seasonId - FIRST_YEAR) * 10 + phaseNumbers[part];

/** Returns the id of a competition, from the year and the first phase of the season. */
export const competitionIdOf = (leagueId: number, level: LevelCode, seasonId: number): number =>
  seasonId * 1_000_000 + phaseIdOf(leagueId, level, seasonId, 'main');

/** Returns the id of a championship, from the league and level. It is the same in every season. */
export const championshipIdOf = (leagueId: number, level: LevelCode): number => leagueId * 10 + levelIdOf(level);

/** Returns the id of a match, from its phase, its round and its number in the round. */
export const matchIdOf = (phaseId: number, round: number, match: number): number =>
  phaseId * 10_000 + round * 100 + match;

/**
 * Returns the id of a squad, from its index in the season. Ids are multiples of ten. Leagues 1 and 2 share their
 * squads, which have the lowest ids.
 */
export const squadIdOf = (leagueId: number, level: LevelCode, index: number): number =>
  (leagueId <= 2 ? 0 : leagueId * 10_000 + levelIdOf(level) * 1_000) + (index + 1) * 10;

/** Returns the id of an umpire, from the index in the league's panel. */
export const umpireIdOf = (leagueId: number, index: number): number => 9_000_000 + leagueId * 1_000 + index + 1;
