import type { MatchTypeCode } from '@goalsquare/engine';
import type { Start } from '../fixture/start.js';
import type { LeagueDesign, LevelDesign, SeasonDesign } from '../league/design.js';
import type { PhasePart } from '../league/ids.js';
import type { Venue } from '../league/venues.js';
import type { SquadList } from '../squads/squad-list.js';

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

/** A match of a season. `place` is its place in the round by its start, from 1. */
export interface PlannedMatch {
  readonly id: number;
  readonly round: PlannedRound;
  readonly place: number;
  readonly type: MatchTypeCode;
  readonly home: PlannedSquad;
  readonly away: PlannedSquad;
  readonly venue: Venue;
  readonly start: Start;
}

/** Which season. */
export interface SeasonOf {
  readonly league: LeagueDesign;
  readonly level: LevelDesign;
  readonly season: SeasonDesign;
}

/** A season before anything of it was played. */
export interface PlannedSeason extends SeasonOf {
  readonly squads: readonly PlannedSquad[];
  /** The rounds, those of the finals last; the sides of a final are not known yet. */
  readonly rounds: readonly PlannedRound[];
  /** The matches before the finals. */
  readonly matches: readonly PlannedMatch[];
}
