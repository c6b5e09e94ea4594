import { levels } from '@goalsquare/engine';
import type { LevelCode } from './design.js';

/** The year that has number 0 in the ids of phases. */
const FIRST_YEAR = 2020;

/** Numbers of the phases of a season. */
export const phaseNumbers = { main: 1, finals: 2 } as const;

/** A part of a season: before the finals, or the finals. */
export type PhasePart = keyof typeof phaseNumbers;

/** Returns the id of a level. */
export const levelIdOf = (code: LevelCode): number => levels.find((level) => level.code === code)?.id ?? 0;

/** Returns the id of a phase: league, level, year and part, so that ids are unique in the world. */
export const phaseIdOf = (leagueId: number, level: LevelCode, seasonId: number, part: PhasePart): number =>
  leagueId * 10_000 + levelIdOf(level) * 1_000 + (seasonId - FIRST_YEAR) * 10 + phaseNumbers[part];

/** Returns the id of a competition: the season and its first phase. */
export const competitionIdOf = (leagueId: number, level: LevelCode, seasonId: number): number =>
  seasonId * 1_000_000 + phaseIdOf(leagueId, level, seasonId, 'main');

/** Returns the id of a championship: a league and a level, the same in every season. */
export const championshipIdOf = (leagueId: number, level: LevelCode): number => leagueId * 10 + levelIdOf(level);

/** Returns the id of a match: its phase, the number of its round and its number in the round. */
export const matchIdOf = (phaseId: number, round: number, match: number): number =>
  phaseId * 10_000 + round * 100 + match;

/** Returns the league and the season of a match id. */
export function seasonOfMatch(matchId: number): { readonly leagueId: number; readonly seasonId: number } {
  const phaseId = Math.floor(matchId / 10_000);
  return { leagueId: Math.floor(phaseId / 10_000), seasonId: FIRST_YEAR + Math.floor((phaseId % 1_000) / 10) };
}

/** Returns the id of a squad from its index in the season: a multiple of ten. The first league has the lowest ids. */
export const squadIdOf = (leagueId: number, level: LevelCode, index: number): number =>
  (leagueId <= 2 ? 0 : leagueId * 10_000 + levelIdOf(level) * 1_000) + (index + 1) * 10;

/** Returns the id of an umpire from the index in the panel of the league. */
export const umpireIdOf = (leagueId: number, index: number): number => 9_000_000 + leagueId * 1_000 + index + 1;
