import type { MatchHeader, SeasonPositionCode } from '@goalsquare/engine';
import type { Abilities } from '../players/abilities.js';
import type { DataSet } from './data-sets.js';
import type { MatchRules } from './rules.js';

/** Attributes of a player that are not in the header. */
export interface PlannedPlayer {
  readonly position: SeasonPositionCode;
  readonly abilities: Abilities;
}

/** Input of the simulator. The same plan gives the same log, byte for byte. */
export interface MatchPlan {
  readonly seed: number | string;
  /** Identifies the random stream within the seed: usually by the match id. */
  readonly stream: readonly (number | string)[];
  /**
   * The header, with players, positions, roles, starters, toss and date. `dataSet` sets the features that the log
   * lacks.
   */
  readonly header: MatchHeader;
  /** Players by person id. A player who is only in the header has average ability. */
  readonly players: ReadonlyMap<number, PlannedPlayer>;
  readonly rules: MatchRules;
  /** Advantage of the home squad. **Units**: points. */
  readonly homeAdvantage: number;
  /** Whether a drawn match goes into extra time. */
  readonly final: boolean;
  /** The set of features that is captured. */
  readonly dataSet: DataSet;
  /** Whether to end the fourth quarter as soon as the squads are level in its last minutes. */
  readonly endsLevel?: true;
  /** How wet the match is, from 0 to 1. Wet matches have fewer marks and more contests. */
  readonly wet?: number;
  /** Truncates the log at this point, for a match in progress. **Units**: seconds in the period. */
  readonly until?: { readonly period: number; readonly periodSeconds: number };
  /** Suspends play while the period's clock keeps running. **Units**: seconds. */
  readonly interruption?: { readonly period: number; readonly afterSeconds: number; readonly lastsSeconds: number };
}
