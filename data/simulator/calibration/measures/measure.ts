import type { ChainDetails, Match, MatchLog, Row, SeasonPositionCode, MatchView } from '@goalsquare/engine';
import type { Compared } from '../verdict.js';

/** A simulated match, with what the engine computes from it. */
export interface Seen {
  readonly log: MatchLog;
  readonly match: Match;
  readonly view: MatchView;
  readonly rows: readonly Row[];
  readonly chains: readonly ChainDetails[];
  readonly positions: ReadonlyMap<number, SeasonPositionCode>;
  /** Ages of persons at the end of the year. **Units**: years. */
  readonly ages: ReadonlyMap<number, number>;
  /** Seed of the world, and the year of the season. */
  readonly world: number;
  readonly year: number;
}

/** A group of measures. `take` adds a match, and `compared` returns the comparison of all matches so far. */
export interface Measure {
  take(seen: Seen): void;
  compared(): readonly Compared[];
}

/** A real mean and standard deviation, and the tally to compare with them. */
export interface MeanAndSd extends Pick<Compared, 'group' | 'measure'> {
  readonly real: readonly [mean: number, sd: number];
  readonly ours: { readonly mean: number; readonly sd: number };
}

/** Returns the comparisons of a mean and of a standard deviation. */
export const meanAndSd = ({ group, measure, real, ours }: MeanAndSd): readonly Compared[] => [
  { group, measure, kind: 'mean', real: real[0], ours: ours.mean },
  { group, measure, kind: 'sd', real: real[1], ours: ours.sd },
];

/** Returns the index of the last of some ascending edges that is at or below a value. */
export const binOf = (edges: readonly number[], value: number): number => edges.findLastIndex((edge) => value >= edge);
