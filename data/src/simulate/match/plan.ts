import type { MatchHeader, SeasonPositionCode } from '@goalsquare/engine';
import type { Abilities } from '../players/abilities.js';
import type { DataSet } from './data-sets.js';
import type { MatchRules } from './rules.js';

/** What the simulator must know of a player beside the header. */
export interface PlannedPlayer {
  readonly position: SeasonPositionCode;
  readonly abilities: Abilities;
}

/** Everything a simulated match follows from: the same plan gives the same log, to the byte. */
export interface MatchPlan {
  readonly seed: number | string;
  /** Name of the stream of chance within the seed, usually the id of the match. */
  readonly stream: readonly (number | string)[];
  /**
   * The whole header: players with positions, roles and starters, toss, date. What the log lacks is set by `dataSet`.
   */
  readonly header: MatchHeader;
  /** By person id; a player of the header who is missing is of average ability. */
  readonly players: ReadonlyMap<number, PlannedPlayer>;
  readonly rules: MatchRules;
  /** By how many points the home squad is better for being at home. **Units**: points. */
  readonly homeAdvantage: number;
  /** Whether a drawn match goes into extra time. */
  readonly final: boolean;
  /** What is captured: everything, or the smaller set of the second tier. */
  readonly dataSet: DataSet;
  /** The siren ends the fourth quarter once the squads are level in its last minutes, if they are. */
  readonly endsLevel?: true;
  /** Rain: fewer marks, more contests. From 0 to 1. */
  readonly wet?: number;
  /** Cuts the log: a match that has come this far. **Units**: seconds in the period. */
  readonly until?: { readonly period: number; readonly periodSeconds: number };
  /** A long stop, for lightning or a crowd: the clock of the period runs on. **Units**: seconds. */
  readonly interruption?: { readonly period: number; readonly afterSeconds: number; readonly lastsSeconds: number };
}
