import type { MatchPlan } from '../match/plan.js';
import type { Gender } from '../names/name-book.js';
import type { LevelCode } from './ages.js';
import type { ClubFamily } from './clubs.js';

/** How a season is played. */
export interface SeasonDesign {
  readonly id: number;
  /** The Thursday of the first round. */
  readonly start: string;
  readonly rounds: number;
  /** What is captured of its matches. **Source**: facts on behaviour, section 9. */
  readonly data: MatchPlan['dataSet'];
  /** Clubs that take part, from the front of the family. Default all. */
  readonly clubs?: number;
  /** First of the rounds over which every club has a bye. */
  readonly byesFrom?: number;
  /** Whether the clubs are parted into conferences A and B. */
  readonly conferences?: true;
}

/** How the days and times of a round's matches are chosen. */
export type WeekCode = 'television' | 'weekend' | 'saturday' | 'finals' | 'grandFinal';

/** Which finals are played, if any. */
export type FinalsCode = 'eight' | 'four' | 'conferences' | 'none';

/** A level of a league and how its seasons are played. */
export interface LevelDesign {
  readonly level: LevelCode;
  readonly family: ClubFamily;
  /** Players on a list. */
  readonly players: number;
  /** Kind of the matches before the finals. */
  readonly matches: 'HA' | 'PR';
  readonly finals: FinalsCode;
  readonly week: WeekCode;
  /** Weeks of rest before the finals. */
  readonly restWeeks: number;
  /** Ground of the grand final. Default that of the home squad. */
  readonly grandFinal?: string;
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
  readonly levels: readonly LevelDesign[];
}
