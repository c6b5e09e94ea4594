import { levels } from '@goalsquare/engine';
import type { LevelCode } from './ages.js';

/** Years count from here in the ids of phases. */
const FIRST_YEAR = 2020;

/** Phases a season can have in its ids. */
export const phaseNumbers = { main: 1, finals: 2 } as const;

/** Which part of a season a phase is. */
export type PhasePart = keyof typeof phaseNumbers;

/** Id of a level. */
export const levelIdOf = (code: LevelCode): number => levels.find((level) => level.code === code)?.id ?? 0;

/** Id of a phase: league, level, year and part, so that no two of the world are equal. */
export const phaseIdOf = (leagueId: number, level: LevelCode, seasonId: number, part: PhasePart): number =>
  leagueId * 10_000 + levelIdOf(level) * 1_000 + (seasonId - FIRST_YEAR) * 10 + phaseNumbers[part];

/** Id of a competition: the season and its first phase. */
export const competitionIdOf = (leagueId: number, level: LevelCode, seasonId: number): number =>
  seasonId * 1_000_000 + phaseIdOf(leagueId, level, seasonId, 'main');

/** Id of a match: its phase, the number of its round and its place in the round. */
export const matchIdOf = (phaseId: number, round: number, place: number): number =>
  phaseId * 10_000 + round * 100 + place;

/** League and season a match id is of. */
export function seasonOfMatch(matchId: number): { readonly leagueId: number; readonly seasonId: number } {
  const phaseId = Math.floor(matchId / 10_000);
  return { leagueId: Math.floor(phaseId / 10_000), seasonId: FIRST_YEAR + Math.floor((phaseId % 1_000) / 10) };
}

/** Id of a squad: multiples of ten, those of the first league alone without the league's number. */
export const squadIdOf = (leagueId: number, level: LevelCode, place: number): number =>
  (leagueId <= 2 ? 0 : leagueId * 10_000 + levelIdOf(level) * 1_000) + (place + 1) * 10;

/** Id of an umpire. */
export const umpireIdOf = (leagueId: number, place: number): number => 9_000_000 + leagueId * 1_000 + place + 1;
