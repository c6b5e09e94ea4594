import type { FactsByPlace } from './facts-by-place.js';
import type { PairsOfSeason } from './pair-acts.js';

/** The facts of a season, and the sums of its pairs of a person and a receiver. */
export interface SeasonFactColumns extends FactsByPlace {
  readonly pairs: PairsOfSeason;
  /** Bytes of the columns, without those of pairs. */
  readonly bytes: number;
}
