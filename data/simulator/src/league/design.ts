import type { FinalsCode, levels } from '@goalsquare/engine';
import type { MatchPlan } from '../match/plan.js';
import type { Gender } from '../names/name-book.js';
import type { ClubFamily } from './clubs.js';

export type LevelCode = (typeof levels)[number]['code'];

/** Youngest and oldest age of players at each level, at the end of a season's year. **Units**: years. */
export const agesOf: Readonly<Record<LevelCode, readonly [youngest: number, oldest: number]>> = {
  SEN: [18, 35],
  RES: [18, 31],
  U18: [17, 18],
  U16: [15, 16],
};

/** The rules of a season: dates, rounds, clubs and captured features. */
export interface SeasonDesign {
  readonly id: number;
  /** The Thursday of the first round. */
  readonly start: string;
  readonly rounds: number;
  /** The data set of the season's matches, which sets the captured features. */
  readonly data: MatchPlan['dataSet'];
  /** Number of clubs that take part, from the start of the family. Default: all. */
  readonly clubs?: number;
  /** The first of the rounds in which clubs have their byes. */
  readonly byesFrom?: number;
  /** Whether the clubs are divided into conferences A and B. */
  readonly conferences?: true;
}

/** Which time slots a round uses. */
export type WeekCode = 'television' | 'weekend' | 'saturday' | 'curtainRaiser' | 'finals' | 'grandFinal';

/** A level of a league, and how its seasons are played. */
export interface LevelDesign {
  readonly level: LevelCode;
  readonly family: ClubFamily;
  /** Number of players on a list. */
  readonly players: number;
  /**
   * How much clubs differ in strength in each season, how much players change from year to year, and a factor for the
   * effect of age on involvement. Default: clubs as drawn, and the normal effect of age. **Units**: standard deviations
   * of players.
   */
  readonly spread?: { readonly clubs: number; readonly years: number; readonly ageing: number };
  /** Type of the matches before the finals. */
  readonly matches: 'HA' | 'PR';
  readonly finals: FinalsCode;
  readonly week: WeekCode;
  /** Number of weeks without matches before the finals. */
  readonly restWeeks: number;
  /** Ground of all finals. Default: the home squad's usual ground. */
  readonly finalsGround?: string;
  /** Ground of the grand final. Default: that of the other finals. */
  readonly grandFinalGround?: string;
  readonly seasons: readonly SeasonDesign[];
}

/** A league of a simulated world, with its levels. */
export interface LeagueDesign {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly gender: Gender;
  readonly tier: 1 | 2;
  /** Playing time of a half of extra time. Default: three minutes. **Units**: seconds. */
  readonly extraTimeSeconds?: number;
  readonly levels: readonly LevelDesign[];
}
