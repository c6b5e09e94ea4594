import type { FinalsCode, levels } from '@goalsquare/engine';
import type { MatchPlan } from '../match/plan.js';
import type { Gender } from '../names/name-book.js';
import type { ClubFamily } from './clubs.js';

/** Code of a level. */
export type LevelCode = (typeof levels)[number]['code'];

/** Ages of the players of each level at the end of a season's year. **Units**: years. */
export const agesOf: Readonly<Record<LevelCode, readonly [youngest: number, oldest: number]>> = {
  SEN: [18, 35],
  RES: [18, 31],
  U18: [17, 18],
  U16: [15, 16],
};

/** How a season is played. */
export interface SeasonDesign {
  readonly id: number;
  /** The Thursday of the first round. */
  readonly start: string;
  readonly rounds: number;
  /** The features captured in its matches. */
  readonly data: MatchPlan['dataSet'];
  /** Clubs that take part, from the front of the family. Default all. */
  readonly clubs?: number;
  /** First of the rounds over which every club has a bye. */
  readonly byesFrom?: number;
  /** Whether the clubs are divided into conferences A and B. */
  readonly conferences?: true;
}

/** Which time slots the matches of a round have. */
export type WeekCode = 'television' | 'weekend' | 'saturday' | 'curtainRaiser' | 'finals' | 'grandFinal';

/** A level of a league and how its seasons are played. */
export interface LevelDesign {
  readonly level: LevelCode;
  readonly family: ClubFamily;
  /** Players on a list. */
  readonly players: number;
  /**
   * Spread of the strength of clubs in each season and of players from year to year, and the factor of the effect of
   * age on involvement. Default: clubs as drawn, and the normal effect of age. **Units**: standard deviations of
   * players.
   */
  readonly spread?: { readonly clubs: number; readonly years: number; readonly ageing: number };
  /** Kind of the matches before the finals. */
  readonly matches: 'HA' | 'PR';
  readonly finals: FinalsCode;
  readonly week: WeekCode;
  /** Weeks of rest before the finals. */
  readonly restWeeks: number;
  /** Ground of all finals. Default the usual ground of the home squad. */
  readonly finalsGround?: string;
  /** Ground of the grand final. Default as the other finals. */
  readonly grandFinalGround?: string;
  readonly seasons: readonly SeasonDesign[];
}

/** A league. */
export interface LeagueDesign {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** What kind of competition it is. */
  readonly type: string;
  readonly gender: Gender;
  readonly tier: 1 | 2;
  /** Length of a half of extra time. Default three minutes. **Units**: seconds of playing time. */
  readonly extraTimeSeconds?: number;
  readonly levels: readonly LevelDesign[];
}
