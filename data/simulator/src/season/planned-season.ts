import type { MatchTypeCode } from '@goalsquare/engine';
import type { StartTime } from '../fixture/start-time.js';
import type { LeagueDesign, LevelDesign, SeasonDesign } from '../league/design.js';
import type { PhasePart } from '../league/ids.js';
import type { Venue } from '../league/venues.js';
import type { SquadList } from '../squads/squad-lists.js';

/** A special feature of a match. **Units**: seconds in a period. */
export type SpecialMatch =
  | { readonly is: 'cancelled' }
  /** The match ends early, in the middle of a period. */
  | { readonly is: 'abandoned'; readonly period: number; readonly afterSeconds: number }
  /** The match stops in the middle of a period and resumes later. */
  | {
      readonly is: 'interrupted';
      readonly period: number;
      readonly afterSeconds: number;
      readonly lastsSeconds: number;
    }
  /** The match is postponed to the Tuesday after its round. */
  | { readonly is: 'postponed' }
  /** Scores are level after the fourth quarter. The match is a draw, or a final goes into extra time. */
  | { readonly is: 'level' }
  /** The match is suspended at the current time of the world. */
  | { readonly is: 'suspended' };

export interface PlannedSquad {
  readonly id: number;
  readonly list: SquadList;
  readonly conference: string | undefined;
}

/** A round of a season, and the Thursday on which it starts. */
export interface PlannedRound {
  readonly part: PhasePart;
  readonly number: number;
  readonly phaseNumber: number;
  readonly code: string;
  readonly name: string;
  readonly thursday: string;
}

/** A match of a season. `number` counts the matches of the round by start, from 1. */
export interface PlannedMatch {
  readonly id: number;
  readonly round: PlannedRound;
  readonly number: number;
  readonly type: MatchTypeCode;
  readonly home: PlannedSquad;
  readonly away: PlannedSquad;
  readonly venue: Venue;
  readonly start: StartTime;
  readonly special?: SpecialMatch;
  /** New start of a postponed match. */
  readonly postponedTo?: StartTime;
}

/** The league, level and season of a match. */
export interface SeasonKey {
  readonly league: LeagueDesign;
  readonly level: LevelDesign;
  readonly season: SeasonDesign;
}

/** A season as planned before its first match. */
export interface PlannedSeason extends SeasonKey {
  readonly squads: readonly PlannedSquad[];
  /** All rounds, with the finals last. */
  readonly rounds: readonly PlannedRound[];
  /** The matches before the finals. */
  readonly matches: readonly PlannedMatch[];
}

/** Returns the start of a match, which is the new one if it is postponed. */
export const playedAt = ({ start, postponedTo }: Pick<PlannedMatch, 'start' | 'postponedTo'>): StartTime =>
  postponedTo ?? start;
