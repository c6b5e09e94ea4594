import type { MatchTypeCode } from '@goalsquare/engine';
import type { StartTime } from '../fixture/start-time.js';
import type { LeagueDesign, LevelDesign, SeasonDesign } from '../league/design.js';
import type { PhasePart } from '../league/ids.js';
import type { Venue } from '../league/venues.js';
import type { SquadList } from '../squads/squad-lists.js';

/** A special feature of a match. **Units**: seconds of a period. */
export type SpecialMatch =
  | { readonly is: 'cancelled' }
  /** Ended early, in the middle of a period. */
  | { readonly is: 'abandoned'; readonly period: number; readonly afterSeconds: number }
  /** Stopped in the middle of a period, and continued later. */
  | {
      readonly is: 'interrupted';
      readonly period: number;
      readonly afterSeconds: number;
      readonly lastsSeconds: number;
    }
  /** Postponed to the Tuesday after the round. */
  | { readonly is: 'postponed' }
  /** Scores are level after the fourth quarter: a draw, or in a final extra time. */
  | { readonly is: 'level' }
  /** Suspended at the instant of the world. */
  | { readonly is: 'suspended' };

/** A squad of a season. */
export interface PlannedSquad {
  readonly id: number;
  readonly list: SquadList;
  readonly conference: string | undefined;
}

/** A round of a season and the Thursday it begins on. */
export interface PlannedRound {
  readonly part: PhasePart;
  readonly number: number;
  readonly phaseNumber: number;
  readonly code: string;
  readonly name: string;
  readonly thursday: string;
}

/** A match of a season. `number` is its place in the round by start, from 1. */
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
  /** When a postponed match is played. */
  readonly postponedTo?: StartTime;
}

/** The league, level and season of a match. */
export interface SeasonKey {
  readonly league: LeagueDesign;
  readonly level: LevelDesign;
  readonly season: SeasonDesign;
}

/** A season before its first match. */
export interface PlannedSeason extends SeasonKey {
  readonly squads: readonly PlannedSquad[];
  /** The rounds, those of the finals last. */
  readonly rounds: readonly PlannedRound[];
  /** The matches before the finals. */
  readonly matches: readonly PlannedMatch[];
}

/** Returns when a match is played, postponed or not. */
export const playedAt = ({ start, postponedTo }: Pick<PlannedMatch, 'start' | 'postponedTo'>): StartTime =>
  postponedTo ?? start;
